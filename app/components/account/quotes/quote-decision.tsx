import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button, ButtonLink } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { MAX_QUOTE_REASON_LENGTH } from "~/contract/constants/limits";
import type { OpenQuote } from "~/contract/quotes";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, screenOnly, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

/** Accepts a quote in one click; declining takes two steps. For an agent, declining withdraws the quote. */
export function QuoteDecision({
  quote,
  isAgent,
  formToken,
}: {
  quote: OpenQuote;
  isAgent: boolean;
  formToken: FormToken;
}) {
  const { t } = useTranslation("quotes");
  if (quote.order)
    return (
      <p>
        <ButtonLink variant="primary" to={paths.order(quote.order.id)}>
          {t("order", { number: quote.order.number })}
        </ButtonLink>
      </p>
    );
  if (quote.state !== "open") return null;
  const token = { forCustomer: formToken.forCustomer, formId: null };
  const end = isAgent ? "withdraw" : "decline";
  return (
    <section className={classes(box, stack.s4, screenOnly)} aria-labelledby="accept-quote">
      <h2 id="accept-quote">{t("acceptTitle")}</h2>
      <Form method="post" action={paths.quote(quote.id)} className={stack.s3}>
        <HiddenFields formToken={token} />
        <Button variant="primary" size="big" width="full" name="intent" value="accept">
          {t(isAgent ? "acceptFor" : "accept")}
        </Button>
        <p className={classes(small, muted)}>{t("acceptHint")}</p>
      </Form>
      {isAgent && (
        <Form method="post" action={paths.quote(quote.id)}>
          <HiddenFields formToken={token} />
          <Button name="intent" value="send">
            {t("send")}
          </Button>{" "}
          <span className={classes(small, muted)}>{t("sendHint")}</span>
        </Form>
      )}
      <Disclosure summary={t(`${end}Open`)}>
        <Form method="post" action={paths.quote(quote.id)} className={stack.s3}>
          <HiddenFields formToken={token} />
          <TextAreaField
            id="reason"
            name="reason"
            label={t("reason")}
            optional={t("optional")}
            rows={2}
            maxLength={MAX_QUOTE_REASON_LENGTH}
          />
          <Button variant="danger" name="intent" value={end}>
            {t(end)}
          </Button>
        </Form>
      </Disclosure>
    </section>
  );
}
