import type { Handlers } from "~/api/http/handler";
import { openPunchOut } from "~/services/punch-out/sessions";

export const punchOut: Handlers<"punchOut"> = {
  open: (c, { key }) => openPunchOut(c, key),
};
