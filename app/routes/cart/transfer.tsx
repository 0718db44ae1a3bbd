import "~/shop-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CartBreadcrumb } from "~/components/cart/cart-breadcrumb";
import { Button } from "~/components/ui/form/button";
import { useFormat } from "~/i18n/use-format";
import { readTransfer } from "~/storefront/punch-out/stored-transfer";
import { requestContext } from "~/storefront/request/context";
import { notFound } from "~/storefront/response/or-404";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

export const handle = { i18n: "cart" };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, url, t } = await requestContext(args);
  const user = viewer.session?.punchOut ? viewer.session.user.id : 0;
  const transfer = await readTransfer(args.context.env, url.searchParams.get("key") ?? "", user);
  if (!transfer) throw notFound(t("server:punchOut.gone"));
  return { title: t("cart:punchOut.title"), transfer };
}

/** Transfers the cart to the procurement system. The buyer presses the button; the form never submits itself. */
export default function TransferPage() {
  const { title, transfer } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cart");
  const { money } = useFormat();
  const total = money(transfer.total, transfer.currency);
  return (
    <div className={stack.s5}>
      <CartBreadcrumb current={title} />
      <h1>{title}</h1>
      <p className={lead}>{t("punchOut.text", { lines: transfer.lines, total })}</p>
      <form method="post" action={transfer.url}>
        {transfer.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="primary" size="big">
          {t("punchOut.go", { host: new URL(transfer.url).host })}
        </Button>
      </form>
    </div>
  );
}
