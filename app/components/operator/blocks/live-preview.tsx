import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField } from "~/components/ui/form/field";
import { operatorPaths } from "~/operator-paths";
import { useRecordForm } from "../records/record-form-context";
import { Panel } from "../ui/page";
import * as styles from "./blocks.css";

/** Delay after the last keystroke, in milliseconds. */
const PAUSE = 400;
/** Timeout for the frame to show the blocks, in milliseconds. */
const PATIENCE = 3000;

/**
 * Preview of the page while it is edited. Without JavaScript the form is posted into the frame. With it, the blocks are
 * sent by postMessage, as an external editor does; if the frame does not confirm in time, the form is posted.
 */
export function LivePreview({ blocks }: { blocks: string }) {
  const { t, i18n } = useTranslation("operator");
  const { locales } = useRecordForm();
  const [query] = useSearchParams();
  const frame = useRef<HTMLIFrameElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const [locale, setLocale] = useState<string>(i18n.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when a step has changed the blocks
  useEffect(() => {
    const form = field.current?.closest("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let isPlain = false;
    let latest = 0;
    const postPlainly = () => {
      isPlain = true;
      form.requestSubmit(form.querySelector<HTMLButtonElement>(`[formtarget=${FRAME}]`));
      isPlain = false;
    };
    const show = async () => {
      latest += 1;
      const mine = latest;
      clearTimeout(patience);
      patience = setTimeout(postPlainly, PATIENCE);
      const fields = [...new FormData(form)].filter(
        (pair): pair is [string, string] => typeof pair[1] === "string",
      );
      const answer = await fetch(operatorPaths.previewBlocks(), {
        method: "POST",
        body: new URLSearchParams(fields),
      }).catch(() => null);
      if (!answer?.ok || mine !== latest) return;
      const { blocks } = (await answer.json()) as { blocks: unknown };
      frame.current?.contentWindow?.postMessage({ type: "blocks", blocks }, location.origin);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE);
    };
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === "ready") soon();
      if (data?.type === "shown") clearTimeout(patience);
    };
    const now = (event: Event) => {
      const button = event instanceof SubmitEvent ? event.submitter : null;
      if (button?.getAttribute("formtarget") !== FRAME) return;
      event.stopPropagation();
      if (isPlain) return;
      event.preventDefault();
      show();
    };
    form.addEventListener("input", soon);
    form.addEventListener("submit", now, true);
    window.addEventListener("message", onMessage);
    soon();
    return () => {
      clearTimeout(timer);
      clearTimeout(patience);
      form.removeEventListener("input", soon);
      form.removeEventListener("submit", now, true);
      window.removeEventListener("message", onMessage);
    };
  }, [blocks]);
  return (
    <div className={styles.preview} ref={field}>
      <Panel
        bleed
        title={t("blocks.preview")}
        foot={
          <div className={styles.row}>
            <SelectField
              id="preview_locale"
              name="preview_locale"
              label={t("blocks.previewIn")}
              defaultValue={locale}
              onChange={({ currentTarget }) =>
                setLocale(locales.find((one) => one === currentTarget.value) ?? locale)
              }
              options={locales.map((value) => ({ value, label: t(`records.locales.${value}`) }))}
            />
            <Button formAction={operatorPaths.preview()} formTarget={FRAME} formNoValidate>
              {t("blocks.refresh")}
            </Button>
          </div>
        }
      >
        <iframe
          ref={frame}
          name={FRAME}
          title={t("blocks.preview")}
          src={operatorPaths.preview({ locale, key: query.get("key") })}
        />
      </Panel>
    </div>
  );
}

const FRAME = "page-preview";
