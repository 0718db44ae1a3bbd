import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Form, Link } from "~/components/ui/page/link";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";

export function SearchFilter({
  noun,
  action,
  filter,
  type,
}: {
  /** Selects the `filter` texts in the namespace `account`. */
  noun: "addresses" | "downloads";
  action: string;
  filter: { search: string; type: string };
  type: { id: string; label: string; options: { value: string; label: string }[] };
}) {
  const { t } = useTranslation("account");
  return (
    <Form action={action} className={filterBar.root} aria-label={t(`${noun}.filter.label`)}>
      <div className={filterBar.grow}>
        <TextField
          id={`${noun}-search`}
          name="search"
          type="search"
          label={t(`${noun}.filter.search`)}
          defaultValue={filter.search}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </div>
      <SelectField
        id={type.id}
        name="type"
        label={type.label}
        defaultValue={filter.type}
        options={[{ value: "", label: t(`${noun}.filter.any`) }, ...type.options]}
      />
      <Button>{t(`${noun}.filter.action`)}</Button>{" "}
      {(filter.search !== "" || filter.type !== "") && (
        <Link className={filterBar.link} to={action}>
          {t(`${noun}.filter.clear`)}
        </Link>
      )}
    </Form>
  );
}
