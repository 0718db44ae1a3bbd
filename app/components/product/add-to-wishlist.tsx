import { useLocation, useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";
import { Button } from "~/components/ui/form/button";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { useIsInWishlist } from "./page/use-is-in-wishlist";

/** A button of the same form, so that the selected variant is added. */
export function AddToWishlist({ product }: { product: number }) {
  const { t } = useTranslation("catalogue");
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const isInWishlist = useIsInWishlist(product);
  // The page, what is chosen in it and where it is looked at stay; without a script it comes again with that chosen.
  const submitInPlace = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    const fields = new FormData(form, event.currentTarget);
    fields.set("redirectTo", pathname + search);
    submit(fields, { method: "post", action: paths.wishlist(), preventScrollReset: true, replace: true });
  };
  return (
    <Button variant="text" name="intent" value="add" formAction={paths.wishlist()} onClick={submitInPlace}>
      {t(isInWishlist ? "product.inWishlist" : "product.addToWishlist")}
    </Button>
  );
}
