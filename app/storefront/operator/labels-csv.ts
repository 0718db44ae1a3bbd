// Parcel labels as a file for a carrier's software.
import type { PackingLabel } from "~/contract/operator/packing";
import type { Locale } from "~/contract/wire";
import { csvFile, styleFor } from "~/storefront/response/csv-file";

type Label = Omit<PackingLabel, "id" | "status">;

export const labelsCsv = (labels: readonly Label[], locale: Locale): Response =>
  csvFile("labels.csv", COLUMNS, labels.map(lineOf), styleFor(null, locale));

const COLUMNS = [
  ...["order", "reference", "carrier", "recipient", "business_name", "address", "address_2", "postal_code"],
  ...["city", "province", "country", "phone", "email", "weight_kg"],
];

const lineOf = ({ number, reference, carrier, shipping_address: to, grams }: Label) => [
  ...[number, reference, carrier, to.recipient, to.business_name, to.address, to.address_2, to.postal_code],
  ...[to.city, to.province, to.country, to.phone, to.email],
  grams === null ? "" : (grams / 1000).toFixed(3),
];
