import { useTranslation } from "react-i18next";
import { Status } from "~/components/ui/status";
import type { Quote } from "~/contract/quotes";

const STYLES = {
  open: { tone: "warn", mark: "open" },
  accepted: { tone: "ok", mark: "tick" },
  declined: { tone: "soft", mark: "cross" },
  withdrawn: { tone: "soft", mark: "back" },
  expired: { tone: "soft", mark: "bang" },
} as const;

export function QuoteState({ state }: Pick<Quote, "state">) {
  const { t } = useTranslation("quotes");
  return <Status label={t(`states.${state}`)} {...STYLES[state]} />;
}
