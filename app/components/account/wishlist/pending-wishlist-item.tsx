import { Form } from "@remix-run/react";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

interface PendingItem {
  product: number;
  name: string | null;
  /** Nobody was signed in when it was asked for; else a session had ended. */
  isFirst: boolean;
}

/** What was to be remembered when nobody was signed in: nothing typed is lost, and nothing is sent unasked. */
export function PendingWishlistItem({
  pendingItem,
  formToken,
}: {
  pendingItem: PendingItem;
  formToken: FormToken;
}) {
  const { t } = useTranslation("account");
  return (
    <Notice kind="warn" lead={t(pendingItem.isFirst ? "wishlist.kept.firstLead" : "wishlist.kept.lead")}>
      <Form method="post" action={paths.wishlist()}>
        <HiddenFields formToken={formToken} redirectTo={paths.wishlist()} />
        <input type="hidden" name="product" value={pendingItem.product} />
        <p>{pendingItem.name}</p>
        <Button size="slim" name="intent" value="add">
          {t("wishlist.kept.action")}
        </Button>
      </Form>
    </Notice>
  );
}
