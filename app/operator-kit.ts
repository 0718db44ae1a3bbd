// Modules that most screens of the back office share (see kit.ts).

export { ChangeList } from "~/components/operator/change-list";
// Two small modules that several lists and editors share: each would cost more as a separate file.
export { PublicationStatus } from "~/components/operator/records/publication-status";
export { RecordTabs } from "~/components/operator/records/record-tabs";
export { DataTable } from "~/components/operator/ui/data-table";
export { FilterBar } from "~/components/operator/ui/forms";
export { DottedList } from "~/components/operator/ui/lists";
export { PageHead } from "~/components/operator/ui/page";
export { Status } from "~/components/operator/ui/status";
export { SETTING_GROUPS } from "~/contract/constants/settings";
export { operatorPaths } from "~/operator-paths";
