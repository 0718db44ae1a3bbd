/** A row of products.csv, with its Italian name and its fields. */
export interface DrawnProduct {
  sku: string;
  category: string;
  /** "template|colour|ground". The colour is that of the product, if the drawing shows one. */
  image: string;
  name: string;
  f: Record<string, string | string[]>;
}
export function drawProduct(product: DrawnProduct): { drawing: string; svg: string };
