import { useEffect, useRef } from "react";
import { Notice } from "~/components/ui/page/notice";

/** Why a deed was not done; what is wrong with a field is said once more beside it. */
export function FaultNotice({
  fault,
  lead,
}: {
  fault: { message: string; fields: Record<string, string[]> } | undefined;
  lead: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  // Without a new page the reader still stands at the form's end, far below these words.
  useEffect(() => {
    if (fault) place.current?.focus();
  }, [fault]);
  if (!fault) return null;
  const texts = [...new Set([fault.message, ...Object.values(fault.fields).flat()])];
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="err" lead={lead}>
        {texts.join(" ")}
      </Notice>
    </div>
  );
}
