// Modules that most pages of the shop share, and the back office does not: its records have the longest scripts (see
// kit.ts).
import "~/kit";

export { AddButton } from "~/components/product/add-button";
export { ProductCards } from "~/components/product/list/product-cards";
export { useNetQuantity } from "~/components/product/page/use-net-quantity";
export { CardPrice } from "~/components/product/price";
export { priceAt } from "~/components/product/price-at";
export { ProductTags } from "~/components/product/product-tags";
export { Stepper } from "~/components/product/stepper";
export { stockLevel } from "~/components/product/stock";
export { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
export { ContextNote } from "~/components/site/header/context-note";
export { HiddenFields } from "~/components/site/hidden-fields";
export { ColourBar } from "~/components/ui/colour-bar";
export { FieldGroup } from "~/components/ui/form/field-group";
export { root as rootFilter } from "~/components/ui/form/filter-bar.css";
export { useServerValue } from "~/components/ui/form/use-server-value";
export { Chips } from "~/components/ui/list/chips";
export { Tags } from "~/components/ui/list/tags";
export { Breadcrumb } from "~/components/ui/page/breadcrumb";
export { Deferred } from "~/components/ui/page/deferred";
export { StickyBar } from "~/components/ui/page/sticky-bar";
export { largestOf } from "~/contract/constants/srcset";
export { Framed } from "~/layouts/framed";
