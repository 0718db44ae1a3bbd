import "~/kit";
import "~/operator-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewPerson, PersonRow, personFieldId } from "~/components/operator/people/person-forms";
import { DataTable, Head } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { FormErrors } from "~/components/ui/form/form-errors";
import { postedText, replyTo } from "~/components/ui/form/posted-form";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { operatorPeopleForm } from "~/contract/operator/forms";
import { operatorPaths } from "~/operator-paths";
import { constraintOf } from "~/storefront/forms/constraint";
import { read, refuse, refusedBy } from "~/storefront/forms/form";
import { operatorContext, runAction } from "~/storefront/operator/require-operator";

export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "people.write");
  const [create, edit] = operatorPeopleForm.options;
  const constraints = { create: constraintOf(create), edit: constraintOf(edit) };
  return { people: (await shop.people.list({})).results, constraints };
}

export async function action(args: ActionFunctionArgs) {
  const { shop, t, locale } = await operatorContext(args, "people.write");
  const { submission } = await read(args, operatorPeopleForm, locale);
  if (submission.status !== "success") return refuse(submission.reply(), 400);
  const posted = submission.value;
  const run = (change: Promise<unknown>, message = t("people.saved")) =>
    runAction(args, submission, change, operatorPaths.people(), message);
  if (posted.intent === "edit")
    return run(
      shop.people.edit({
        id: posted.person,
        name: posted.name,
        role: posted.role,
        is_disabled: posted.is_disabled === "on",
      }),
    );
  if (posted.intent === "end-sessions") return run(shop.people.endSessions({ id: posted.person }));
  if (posted.intent === "invite")
    return run(shop.invitations.create(posted), t("people.invitedNow", { email: posted.email }));
  if (posted.intent === "invite-again")
    return run(shop.invitations.send({ id: posted.person }), t("people.invitedAgain"));
  if (posted.intent === "withdraw") return run(shop.invitations.withdraw({ id: posted.person }));
  const { intent } = posted;
  const answer = await attempt(
    intent === "create" ? shop.people.create(posted) : shop.people.reset({ id: posted.person }),
  );
  if (!answer.ok) return refuse(refusedBy(submission, answer.error), answer.error.status);
  const { person, password } = answer.value;
  // Shown only in this response: neither a cookie nor a URL contains it.
  const headers = { "Cache-Control": "no-store" };
  return data({ result: null, shownOnce: { name: person.name, email: person.email, password } }, { headers });
}

export default function OperatorPeople() {
  const { people, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const result = answer?.result;
  const edited = replyTo(result, { intent: "edit" }) && postedText(result, "person");
  const created = replyTo(result, { intent: "create" }) ?? replyTo(result, { intent: "invite" });
  const shownOnce = answer && "shownOnce" in answer ? answer.shownOnce : null;
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead title={t("nav.people")}>{t("people.hint")}</PageHead>
      <FormErrors
        title={() => t("notDone")}
        error={result?.error}
        idOf={(field) => (edited ? personFieldId(field, edited) : field)}
      />
      {shownOnce && (
        <Notice kind="ok" lead={t("people.shownOnce", { name: shownOnce.name })}>
          <p>
            {shownOnce.email} · <code>{shownOnce.password}</code>
          </p>
        </Notice>
      )}
      {people.length === 0 ? (
        <Empty>{t("people.nobody")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.people")}
            heads={
              <>
                <Head>{t("people.name")}</Head>
                <Head>{t("people.role")}</Head>
                <Head>{t("people.lastSeen")}</Head>
                <Head>{t("people.state")}</Head>
                <Head>{t("people.change")}</Head>
              </>
            }
          >
            {people.map((person) => (
              <PersonRow
                key={`${person.id} ${person.role} ${person.is_disabled} ${person.invited_until} ${edited === String(person.id)}`}
                person={person}
                result={edited === String(person.id) ? result : undefined}
                constraint={constraints.edit}
              />
            ))}
          </DataTable>
        </Panel>
      )}
      <Panel title={t("people.new")}>
        <NewPerson
          key={created ? "refused" : people.length}
          result={created}
          constraint={constraints.create}
        />
      </Panel>
    </Stack>
  );
}
