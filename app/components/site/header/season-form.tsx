import { useTranslation } from "react-i18next";
import type { SiteFrame } from "~/components/site/frame/frame";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import * as styles from "./utility-bar.css";

/** Season switch, which reloads the page (SPEC §1). Renders nothing if seasons are disabled. */
export function SeasonForm({ frame }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  if (frame.seasons.length === 0) return null;
  const choices = [{ id: null, name: t("season.none") }, ...frame.seasons];
  return (
    <Form
      method="post"
      action={paths.season()}
      reloadDocument
      aria-label={t("season.label")}
      className={styles.group}
    >
      <input type="hidden" name="redirectTo" value={frame.path + frame.search} />
      {choices.map(({ id, name }) => [
        <button
          key={id}
          type="submit"
          className={styles.item}
          name="season"
          value={id ?? ""}
          aria-pressed={frame.season === id}
        >
          {name}
        </button>,
        " ",
      ])}
    </Form>
  );
}
