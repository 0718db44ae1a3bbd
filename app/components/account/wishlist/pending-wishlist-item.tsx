import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { paths } from "~/paths";

interface PendingItem {
  product: number;
  name: string | null;
  /** The item was added by an anonymous visitor; false if a session had expired. */
  isFirst: boolean;
}

/** A wishlist item added before signing in. It is shown with a button and is not posted automatically. */
export function PendingWishlistItem({
  pendingItem,
  formToken,
}: {
  pendingItem: PendingItem;
  formToken: FormToken;
}) {
  const { t } = useTranslation("account");
  return (
    <Notice
      kind="warn"
      lead={t(pendingItem.isFirst ? "wishlist.pending.firstLead" : "wishlist.pending.lead")}
    >
      <Form method="post" action={paths.wishlist()}>
        <HiddenFields formToken={formToken} redirectTo={paths.wishlist()} />
        <input type="hidden" name="product" value={pendingItem.product} />
        <p>{pendingItem.name}</p>
        <Button size="slim" name="intent" value="add">
          {t("wishlist.pending.action")}
        </Button>
      </Form>
    </Notice>
  );
}
