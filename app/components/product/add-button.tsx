import { useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { paths } from "~/paths";

/** Puts one of these products into the cart, and says at once that it does. */
export function AddButton({
  products,
  onClick,
  children,
  ...button
}: { products: readonly number[] } & ComponentProps<typeof Button>) {
  const { t } = useTranslation("catalogue");
  const { formAction, formData } = useNavigation();
  const isAdding = formAction === paths.cart() && products.includes(Number(formData?.get("product")));
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
