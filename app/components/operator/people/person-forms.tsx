import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { Cell, RowName } from "~/components/operator/ui/data-table";
import { FieldGrid, PostForm } from "~/components/operator/ui/forms";
import { Status } from "~/components/operator/ui/status";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { OPERATOR_ROLES } from "~/contract/constants/permissions";
import type { OperatorPerson } from "~/contract/operator/people";
import { useFormat } from "~/i18n/use-format";
import { row } from "~/theme/layout.css";

/** A person in the list, with what an owner may change. */
export function PersonRow({ person }: { person: OperatorPerson }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  const [tone, state] = person.is_disabled
    ? (["none", "disabled"] as const)
    : person.must_change_password
      ? (["todo", "invited"] as const)
      : (["ok", "active"] as const);
  return (
    <tr>
      <RowName>
        {person.name} <span className={soft}>{person.email}</span>
      </RowName>
      <Cell label={t("people.role")}>{t(`roles.${person.role}`)}</Cell>
      <Cell label={t("people.lastSeen")}>{person.last_seen_at ? dateTime(person.last_seen_at) : "–"}</Cell>
      <Cell label={t("people.state")}>
        <Status tone={tone}>{t(`people.states.${state}`)}</Status>{" "}
        <span className={soft}>
          {person.invited_until
            ? t("people.invitedUntil", { moment: dateTime(person.invited_until) })
            : t(person.has_totp ? "people.totpOn" : "people.totpOff")}
        </span>
      </Cell>
      <Cell>
        <Disclosure
          summary={
            <>
              {t("people.change")}
              <VisuallyHidden> {person.name}</VisuallyHidden>
            </>
          }
        >
          <PersonForms person={person} />
        </Disclosure>
      </Cell>
    </tr>
  );
}

function PersonForms({ person }: { person: OperatorPerson }) {
  const { t } = useTranslation("operator");
  return (
    <>
      <PostForm>
        <input type="hidden" name="person" value={person.id} />
        <TextField
          id={`name-${person.id}`}
          name="name"
          required
          maxLength={120}
          label={t("people.name")}
          defaultValue={person.name}
        />
        <RoleField id={`role-${person.id}`} defaultValue={person.role} />
        <Check name="is_disabled" defaultChecked={person.is_disabled}>
          {t("people.disable")}
        </Check>
        <p>
          <Button name="intent" value="edit">
            {t("people.save")}
          </Button>
        </p>
      </PostForm>
      <Form method="post" className={row}>
        <input type="hidden" name="person" value={person.id} />
        {person.must_change_password && !person.is_disabled && (
          <Button name="intent" value="invite-again">
            {t("people.inviteAgain")}
          </Button>
        )}
        {person.invited_until && (
          <Button name="intent" value="withdraw">
            {t("people.withdraw")}
          </Button>
        )}
        <Button name="intent" value="end-sessions" disabled={person.sessions === 0}>
          {t("people.endSessions", { count: person.sessions })}
        </Button>
        <Button name="intent" value="reset" variant="danger">
          {t("people.reset")}
        </Button>
      </Form>
    </>
  );
}

/** Somebody new, who gets a link by email; or a password, shown once, to be handed over. */
export function NewPerson({ refused }: { refused: RefusedForm | undefined }) {
  const { t } = useTranslation("operator");
  const isThis = refused?.typed.intent === "create" || refused?.typed.intent === "invite";
  const errors = isThis ? refused.errors : {};
  return (
    <PostForm>
      <FieldGrid>
        <TextField
          id="name"
          name="name"
          required
          maxLength={120}
          label={t("people.name")}
          defaultValue={isThis ? refused.typed.name : undefined}
          errors={errors.name ?? []}
        />
        <TextField
          id="email"
          name="email"
          inputMode="email"
          required
          maxLength={254}
          label={t("people.email")}
          defaultValue={isThis ? refused.typed.email : undefined}
          errors={errors.email ?? []}
        />
        <RoleField id="role" defaultValue={isThis ? refused.typed.role : "orders"} />
        <SelectField
          id="locale"
          name="locale"
          label={t("profile.locale")}
          options={["it", "en", "es"].map((value) => ({ value, label: t(`common:language.${value}`) }))}
        />
      </FieldGrid>
      <p className={row}>
        <Button variant="primary" name="intent" value="invite">
          {t("people.inviteByMail")}
        </Button>
        <Button name="intent" value="create">
          {t("people.invite")}
        </Button>
      </p>
    </PostForm>
  );
}

function RoleField({ id, defaultValue }: { id: string; defaultValue: string | undefined }) {
  const { t } = useTranslation("operator");
  return (
    <SelectField
      id={id}
      name="role"
      label={t("people.role")}
      defaultValue={defaultValue}
      options={OPERATOR_ROLES.map((value) => ({
        value,
        label: `${t(`roles.${value}`)}: ${t(`people.may.${value}`)}`,
      }))}
    />
  );
}
