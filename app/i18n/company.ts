// A company's address in one line. Blank fields leave no brackets or commas.
import type { CompanyData } from "~/contract/shop";
import { placeLines } from "./place-lines";

type Seat = Pick<CompanyData, "address" | "postal_code" | "city" | "province" | "country">;

/** "14100 Asti (AT)"; in Ireland "Dublin, D02 AF30". */
export const townOf = (seat: Omit<Seat, "address">): string => placeLines(seat).join(", ");

/** "Strada delle Botteghe 12, 14100 Asti (AT)" */
export const seatOf = (seat: Seat): string => [seat.address, townOf(seat)].filter(Boolean).join(", ");
