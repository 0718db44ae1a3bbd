import { useTranslation } from "react-i18next";
import type { PublicationState } from "~/contract/constants/publication";
import { useFormat } from "~/i18n/use-format";
import { Status, type Tone } from "../ui/status";

const TONES: Record<PublicationState["state"], Tone> = {
  draft: "none",
  planned: "warn",
  shown: "ok",
  ends: "ok",
  ended: "none",
};

/** Whether the record is public, with its start or end date. */
export function PublicationStatus({ publication: { state, at } }: { publication: PublicationState }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  return (
    <Status tone={TONES[state]} mark={state === "shown" || state === "ends" ? "full" : "open"}>
      {t(`records.publication.${state}`, { date: at === null ? "" : dateTime(at) })}
    </Status>
  );
}
