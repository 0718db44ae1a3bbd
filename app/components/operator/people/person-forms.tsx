import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { soft } from "~/components/operator/ui/base.css";
import { Cell, RowName } from "~/components/operator/ui/data-table";
import { FieldGrid, PostForm } from "~/components/operator/ui/forms";
import { Status } from "~/components/operator/ui/status";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextField } from "~/components/ui/form/field";
import {
  checkProps,
  type PostedField,
  type PostedForm,
  selectProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { OPERATOR_ROLES } from "~/contract/constants/permissions";
import type { OperatorPerson } from "~/contract/operator/people";
import { useFormat } from "~/i18n/use-format";
import { row } from "~/theme/layout.css";

export function PersonRow({ person, ...posted }: PostedForm & { person: OperatorPerson }) {
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
          open={posted.result != null}
          summary={
            <>
              {t("people.change")}
              <VisuallyHidden> {person.name}</VisuallyHidden>
            </>
          }
        >
          <PersonForms person={person} {...posted} />
        </Disclosure>
      </Cell>
    </tr>
  );
}

export const personFieldId = (field: string, person: string | number): string => `${field}-${person}`;

function PersonForms({ person, ...posted }: PostedForm & { person: OperatorPerson }) {
  const { t } = useTranslation("operator");
  const { id, name, role } = person;
  const [form, fields] = usePostedForm<"name" | "role" | "is_disabled">({
    ...{ id: `person-${id}`, ...posted },
    defaultValue: { name, role, is_disabled: person.is_disabled ? "on" : "" },
  });
  return (
    <>
      <PostForm {...getFormProps(form)}>
        <input type="hidden" name="person" value={id} />
        <TextField {...textProps(fields.name)} id={personFieldId("name", id)} label={t("people.name")} />
        <RoleField field={fields.role} id={personFieldId("role", id)} />
        <Check {...checkProps(fields.is_disabled)} id={personFieldId("is_disabled", id)}>
          {t("people.disable")}
        </Check>
        <p>
          <Button name="intent" value="edit">
            {t("people.save")}
          </Button>
        </p>
      </PostForm>
      <Form method="post" className={row}>
        <input type="hidden" name="person" value={id} />
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

/** Adds a person, who receives a link by email, or a password that is shown once. */
export function NewPerson(posted: PostedForm) {
  const { t } = useTranslation("operator");
  const [form, fields] = usePostedForm<"name" | "email" | "role" | "locale">({
    ...{ id: "new-person", ...posted },
    defaultValue: { role: "orders" },
  });
  return (
    <PostForm {...getFormProps(form)}>
      <FieldGrid>
        <TextField {...textProps(fields.name)} label={t("people.name")} />
        <TextField {...textProps(fields.email)} inputMode="email" label={t("people.email")} />
        <RoleField field={fields.role} />
        <SelectField
          {...selectProps(fields.locale)}
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

function RoleField({ field, id = field.name }: { field: PostedField; id?: string }) {
  const { t } = useTranslation("operator");
  return (
    <SelectField
      {...selectProps(field)}
      id={id}
      label={t("people.role")}
      options={OPERATOR_ROLES.map((value) => ({
        value,
        label: `${t(`roles.${value}`)}: ${t(`people.may.${value}`)}`,
      }))}
    />
  );
}
