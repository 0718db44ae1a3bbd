import { useEffect, useRef } from "react";
import { Notice } from "~/components/ui/page/notice";

/** Why an action failed; field errors are also shown beside their fields. */
export function FaultNotice({
  fault,
  lead,
}: {
  fault: { message: string; fields: Record<string, string[]> } | undefined;
  lead: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  // After a client-side submit the focus is at the form's end, far below this message.
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
