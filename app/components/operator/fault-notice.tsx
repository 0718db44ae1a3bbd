import { Notice } from "~/components/ui/notice";

/** Why a deed was not done; what is wrong with a field is said once more beside it. */
export function FaultNotice({
  fault,
  lead,
}: {
  fault: { message: string; fields: Record<string, string[]> } | undefined;
  lead: string;
}) {
  if (!fault) return null;
  const texts = [...new Set([fault.message, ...Object.values(fault.fields).flat()])];
  return (
    <Notice kind="err" lead={lead}>
      {texts.join(" ")}
    </Notice>
  );
}
