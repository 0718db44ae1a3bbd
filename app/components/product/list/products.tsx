import type { ReactNode } from "react";
import type { CardItem, ListItem } from "~/components/product/item";
import { ProductTable } from "~/components/product/table/product-table";
import type { FormToken } from "~/components/site/hidden-fields";
import type { ListState } from "./list-state";
import { ProductGrid } from "./product-grid";

/**
 * Products as cards, or as a table for customers who order from a list.
 * @param children links to other pages, as buttons of the table's form
 */
export function Products({
  path,
  items,
  query,
  formToken,
  currentUrl,
  children,
}: {
  path: string;
  items: CardItem[] | ListItem[];
  query: ListState;
  formToken: FormToken;
  currentUrl: string;
  children: ReactNode;
}) {
  if (!areRows(items)) return <ProductGrid products={items} formToken={formToken} redirectTo={currentUrl} />;
  return (
    // The key resets the fields on another page and after adding to the cart.
    <ProductTable
      key={`${formToken.formId} ${currentUrl}`}
      items={items}
      includesVat={items[0]?.price.includes_vat ?? false}
      formToken={formToken}
      path={path}
      redirectTo={currentUrl}
      query={query}
    >
      {children}
    </ProductTable>
  );
}

const areRows = (items: CardItem[] | ListItem[]): items is ListItem[] => items.every((item) => "sku" in item);
