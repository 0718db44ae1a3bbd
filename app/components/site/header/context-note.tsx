import { useTranslation } from "react-i18next";
import type { SiteFrame } from "~/components/site/frame/frame";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { row } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

/** "net" or "gross" next to a page's first price, with a switch for visitors without an account. */
export function ContextNote({ frame }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  const other = frame.includesVat ? "b2b" : "b2c";
  const text = <span>{t(frame.includesVat ? "context.gross" : "context.net")}</span>;
  if (frame.viewer.kind !== "anonymous") return <p className={classes(small, muted)}>{text}</p>;
  return (
    <Form method="post" action={paths.context()} className={classes(row, small, muted)}>
      <input type="hidden" name="redirectTo" value={frame.path + frame.search} />
      {text}{" "}
      <Button variant="text" size="slim" name="shop_context" value={other}>
        {t(`context.to.${other}`)}
      </Button>
    </Form>
  );
}
