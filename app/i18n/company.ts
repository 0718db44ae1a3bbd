// A company's address in one line: what is blank leaves neither brackets nor commas behind.
import type { CompanyData } from "~/contract/shop";

type Seat = Pick<CompanyData, "address" | "postal_code" | "city" | "province">;

/** "14100 Asti (AT)" */
export const townOf = ({ postal_code, city, province }: Omit<Seat, "address">): string =>
  [postal_code, city, province && `(${province})`].filter(Boolean).join(" ");

/** "Strada delle Botteghe 12, 14100 Asti (AT)" */
export const seatOf = (seat: Seat): string => [seat.address, townOf(seat)].filter(Boolean).join(", ");
