import { useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { paths } from "~/paths";
import { useSubmitInPlace } from "./use-submit-in-place";

/** Adds one of `products` to the cart, and shows at once that it does. */
export function AddButton({
  products,
  children,
  ...button
}: { products: readonly number[] } & ComponentProps<typeof Button>) {
  const { t } = useTranslation("catalogue");
  const { onClick, isPressed } = useSubmitInPlace(paths.cart());
  const { formAction, formData } = useNavigation();
  // Submitted with Enter in a field.
  const isSent = formAction === paths.cart() && products.includes(Number(formData?.get("product")));
  const isAdding = isPressed || isSent;
  return (
    <Button
      name="intent"
      value="add"
      aria-disabled={isAdding || undefined}
      onClick={isAdding ? (event) => event.preventDefault() : onClick}
      {...button}
      {...(isAdding && { "aria-label": undefined })}
    >
      {isAdding ? t("card.adding") : children}
    </Button>
  );
}
