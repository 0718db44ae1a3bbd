// Added: the session of a buyer who comes from a buying system.
import type { Call } from "../call";
import { OpenPunchOut, PunchOutSession } from "../punch-out";

export const punchOutCalls = {
  /** The key of a start address works once, for some minutes. */
  open: {
    method: "POST",
    path: "punch-out/open/",
    access: "anyone",
    body: OpenPunchOut,
    answer: PunchOutSession,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Call>;
