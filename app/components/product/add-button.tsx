import { useNavigation } from "@remix-run/react";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "~/browser/after-paint";
import { useAdd } from "~/components/site/frame/cart-adds";
import { Button } from "~/components/ui/form/button";
import { newFormId } from "~/components/ui/form/form-id";
import { paths } from "~/paths";

/** Adds one of `products` to the cart, and shows at once that it does. */
export function AddButton({
  products,
  children,
  ...button
}: { products: readonly number[] } & ComponentProps<typeof Button>) {
  const { t } = useTranslation("catalogue");
  const add = useAdd();
  const [isPressed, setPressed] = useState(false);
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!form || !add) return;
    event.preventDefault();
    const fields = new FormData(form, event.currentTarget);
    // Without the data of a page loaded again, its form keeps the id of the post before.
    if (fields.has("form_id")) fields.set("form_id", newFormId());
    setPressed(true);
    afterPaint(() => add(fields).then(() => setPressed(false)));
  };
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
