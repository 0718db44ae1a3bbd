// What most screens of the back office share, as kit.ts for the shop.

export { ChangeList } from "~/components/operator/change-list";
// Two small ones that several lists and editors share: alone in a file each costs more than it weighs here.
export { PublicationStatus } from "~/components/operator/records/publication-status";
export { RecordTabs } from "~/components/operator/records/record-tabs";
export { DataTable } from "~/components/operator/ui/data-table";
export { FilterBar } from "~/components/operator/ui/forms";
export { DottedList } from "~/components/operator/ui/lists";
export { PageHead } from "~/components/operator/ui/page";
export { Status } from "~/components/operator/ui/status";
export { SETTING_GROUPS } from "~/contract/constants/settings";
export { operatorPaths } from "~/operator-paths";
