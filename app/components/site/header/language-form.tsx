import { type MouseEvent, memo } from "react";
import { useTranslation } from "react-i18next";
import type { Frame } from "~/components/site/frame/frame";
import { type DraftForm, useDraftForm } from "~/components/site/use-draft-form";
import { DefaultButton } from "~/components/ui/form/default-button";
import { Form } from "~/components/ui/page/link";
import { useShared } from "~/components/ui/use-shared";
import { paths } from "~/paths";

/**
 * Language switch. The form sets a cookie and reloads the page; `?locale=` links would change only one page. If the
 * page has a draft form, the buttons submit it, so that typed values are kept.
 */
export function LanguageForm(props: LanguageProps) {
  const draft = useShared(useDraftForm());
  return <LanguageButtons {...props} draft={draft} />;
}

interface LanguageProps {
  frame: Pick<Frame, "locale" | "locales" | "path" | "search">;
  /** "short": "EN". "whole": "English", after a label. */
  names: "short" | "whole";
  className: string;
  itemClass: string;
}

/** A separate component, because the draft form is looked up at every state of a navigation. */
const LanguageButtons = memo(function LanguageButtons({
  frame,
  names,
  className,
  itemClass,
  draft,
}: LanguageProps & { draft: DraftForm | null }) {
  const { t } = useTranslation();
  if (frame.locales.length < 2) return null;
  const redirectTo = frame.path + frame.search;
  const draftProps = draft && {
    form: draft.id,
    formAction: paths.locale({ redirectTo }),
    formMethod: "post",
    formNoValidate: true,
    onClick: submitNatively,
  };
  return (
    <Form
      method="post"
      action={paths.locale()}
      reloadDocument
      aria-label={names === "short" ? t("language.label") : undefined}
      className={className}
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {draft && names === "short" && <DefaultButton form={draft.id} intent={draft.intent} />}
      {names === "whole" && `${t("language.label")}: `}
      {frame.locales.map((locale) => [
        <button
          key={locale}
          type="submit"
          className={itemClass}
          name="locale"
          value={locale}
          lang={locale}
          aria-pressed={locale === frame.locale}
          title={names === "short" ? t(`language.${locale}`) : undefined}
          {...draftProps}
        >
          {names === "whole" ? t(`language.${locale}`) : locale.toUpperCase()}
        </button>,
        " ",
      ])}
    </Form>
  );
});

/** Submits natively, as without JavaScript: a full page load that skips the form's submit handler. */
function submitNatively(event: MouseEvent<HTMLButtonElement>) {
  const { form, name, value, formAction } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const choice = Object.assign(document.createElement("input"), { type: "hidden", name, value });
  form.insertAdjacentElement("beforeend", choice);
  form.action = formAction;
  form.method = "post";
  form.submit();
}
