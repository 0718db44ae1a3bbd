import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { RHYTHM_WEEKS } from "~/contract/constants/enums";
import { MAX_LIST_NAME_LENGTH } from "~/contract/constants/limits";
import type { OrderList } from "~/contract/order-pad";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, row, stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";

interface Props {
  list: OrderList;
  formToken: FormToken;
}

export function ListSettings({ list, formToken }: Props) {
  const { t } = useTranslation("lists");
  const token = { ...formToken, formId: null };
  return (
    <>
      <Form method="post" action={paths.orderList(list.id)} className={classes(box, stack.s3)}>
        <h2>{t("rhythm")}</h2>
        <p className={muted}>{t("rhythmHint")}</p>
        <HiddenFields formToken={token} />
        <SelectField
          id="weeks"
          name="weeks"
          label={t("every")}
          defaultValue={String(list.rhythm_weeks ?? "")}
          options={[
            { value: "", label: t("noRhythm") },
            ...RHYTHM_WEEKS.map((weeks) => ({ value: String(weeks), label: t("weeks", { count: weeks }) })),
          ]}
        />
        <TextField
          id="next_day"
          name="next_day"
          type="date"
          label={t("next")}
          defaultValue={list.next_day ?? ""}
        />
        <Button name="intent" value="rhythm">
          {t("setRhythm")}
        </Button>
      </Form>
      <div className={classes(box, stack.s3)}>
        <Form method="post" action={paths.orderList(list.id)} className={stack.s3}>
          <HiddenFields formToken={token} />
          <TextField
            id="name"
            name="name"
            label={t("name")}
            defaultValue={list.name}
            maxLength={MAX_LIST_NAME_LENGTH}
            autoComplete="off"
            required
          />
          <Button name="intent" value="rename">
            {t("rename")}
          </Button>
        </Form>
        <Form method="post" action={paths.orderList(list.id)}>
          <HiddenFields formToken={token} />
          <Button variant="text" name="intent" value="delete">
            {t("delete")}
          </Button>
        </Form>
      </div>
    </>
  );
}

/** Second step of deleting a list, for browsers without JavaScript. */
export function DeleteList({ list, formToken }: Props) {
  const { t } = useTranslation("lists");
  return (
    <Notice kind="warn" lead={t("ask", { name: list.name })}>
      <Form method="post" action={paths.orderList(list.id)} className={row}>
        <HiddenFields formToken={{ ...formToken, formId: null }} />
        <input type="hidden" name="confirm" value="yes" />
        <Button variant="danger" size="slim" name="intent" value="delete">
          {t("confirm")}
        </Button>{" "}
        <Link to={paths.orderList(list.id)}>{t("keep")}</Link>
      </Form>
    </Notice>
  );
}
