import { useTranslation } from "react-i18next";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, postedText, replyTo } from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { Numbering } from "~/contract/operator/numbering";
import { stack } from "~/theme/layout.css";
import * as styles from "./settings.css";

export const nextNumberId = (series: string): string => `next-${series}`;

/** Counters with their next numbers, which the owner may increase. */
export function NumberingForms({
  numbering,
  result,
}: {
  numbering: readonly Numbering[];
  result: PostedForm["result"];
}) {
  const { t } = useTranslation("operator");
  return (
    <Panel title={t("settings.numbering.title")}>
      <div className={stack.s5}>
        <p>{t("settings.numbering.about")}</p>
        {numbering.map(({ series, next, number }) => {
          const posted = replyTo(result, { series });
          const name = t(`settings.numbering.${series}`);
          return (
            <Form key={`${series} ${next}`} method="post" className={styles.counter}>
              <input type="hidden" name="series" value={series} />
              <TextField
                id={nextNumberId(series)}
                name="next"
                label={name}
                hint={t("settings.numbering.next", { number })}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={posted ? postedText(posted, "next") : next}
                errors={posted?.error?.next ?? []}
              />
              <Button name="intent" value="numbering">
                {t("settings.save")}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Form>
          );
        })}
      </div>
    </Panel>
  );
}
