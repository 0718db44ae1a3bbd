import { createContext } from "react";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";

/** The shop's time zone, of which a page's days and times are. */
export const ZoneContext = createContext(DEFAULT_TIME_ZONE);
