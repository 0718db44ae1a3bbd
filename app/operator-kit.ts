// What most screens of the back office share, as kit.ts for the shop.

export { ChangeList } from "~/components/operator/change-list";
export { DataTable } from "~/components/operator/ui/data-table";
export { FilterBar } from "~/components/operator/ui/forms";
export { DottedList } from "~/components/operator/ui/lists";
export { PageHead } from "~/components/operator/ui/page";
export { Status } from "~/components/operator/ui/status";
export { operatorPaths } from "~/operator-paths";
