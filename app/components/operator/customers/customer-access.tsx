import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { OperatorCustomer } from "~/contract/operator/customers";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { row } from "~/theme/layout.css";
import { soft } from "../ui/base.css";
import { PostForm } from "../ui/forms";
import { DottedList } from "../ui/lists";
import { Panel } from "../ui/page";

export function CustomerAccess({ customer, maySave }: { customer: OperatorCustomer; maySave: boolean }) {
  const { t } = useTranslation("operator");
  const { dateTime, number } = useFormat();
  const { user, sessions } = customer;
  const last = sessions.last_at ? dateTime(sessions.last_at) : t("customers.notLately");
  return (
    <>
      <Panel title={t("customers.access")}>
        <DottedList
          items={[
            { name: t("customers.userName"), value: user.is_guest ? "–" : user.username },
            { name: t("customers.lastLogin"), value: last },
            { name: t("customers.sessions"), value: number(sessions.count) },
          ]}
        />
        <Form method="post" className={row}>
          {user.is_active && !user.is_guest && (
            <Button name="intent" value="reset" disabled={!maySave}>
              {t("customers.reset")}
            </Button>
          )}
          <Button name="intent" value="end-sessions" disabled={!maySave || sessions.count === 0}>
            {t("customers.endSessions")}
          </Button>
          {user.customer_profile?.vat_number && (
            <Button name="intent" value="check-vat" disabled={!maySave}>
              {t("inbox.checkVat")}
            </Button>
          )}
        </Form>
        {!maySave && <p className={soft}>{t("needsRole")}</p>}
      </Panel>
      {customer.api_keys.length > 0 && <ApiKeys customer={customer} maySave={maySave} />}
      {customer.erased_at ? (
        <Panel title={t("customers.account")}>
          {t("customers.erasedSince", { date: dateTime(customer.erased_at) })}
        </Panel>
      ) : (
        <>
          <Panel title={t("customers.account")}>
            {user.is_active ? <Disable maySave={maySave} /> : <Enable maySave={maySave} />}
          </Panel>
          {maySave && <PersonalData id={user.id} />}
        </>
      )}
    </>
  );
}

function Disable({ maySave }: { maySave: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <Disclosure summary={t("customers.disable")}>
      <PostForm>
        <p className={soft}>{t("customers.disableHint")}</p>
        <Check name="confirm" required>
          {t("customers.disableConfirm")}
        </Check>
        <p>
          <Button variant="danger" name="intent" value="disable" disabled={!maySave}>
            {t("customers.disableNow")}
          </Button>
        </p>
      </PostForm>
    </Disclosure>
  );
}

function Enable({ maySave }: { maySave: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <Form method="post">
      <p className={soft}>{t("customers.enableHint")}</p>
      <Button name="intent" value="enable" disabled={!maySave}>
        {t("customers.enable")}
      </Button>
    </Form>
  );
}

/** Revoking an API key is final: its owner must create another one. */
function ApiKeys({ customer, maySave }: { customer: OperatorCustomer; maySave: boolean }) {
  const { t } = useTranslation("operator");
  const { date } = useFormat();
  return (
    <Panel title={t("customers.keys")}>
      {customer.api_keys.map((key) => (
        <Disclosure key={key.id} summary={`${key.name} …${key.ending}`}>
          <PostForm>
            <p className={soft}>
              {t("customers.keyFacts", {
                expires: date(key.expires_at),
                used: key.used_at ? date(key.used_at) : t("customers.keyNeverUsed"),
              })}
            </p>
            <input type="hidden" name="key" value={key.id} />
            <Button variant="danger" name="intent" value="end-key" disabled={!maySave}>
              {t("customers.endKey")}
              <VisuallyHidden> {key.name}</VisuallyHidden>
            </Button>
          </PostForm>
        </Disclosure>
      ))}
    </Panel>
  );
}

/** Data export and erasure, as the law grants them. Erasure cannot be undone. */
function PersonalData({ id }: { id: number }) {
  const { t } = useTranslation("operator");
  return (
    <Panel title={t("customers.personal")}>
      <p>
        <a href={operatorPaths.customerData(id)} download>
          {t("customers.personalFile")}
        </a>
      </p>
      <Disclosure summary={t("customers.erase")}>
        <PostForm>
          <p className={soft}>{t("customers.eraseHint")}</p>
          <Check name="confirm" required>
            {t("customers.eraseConfirm")}
          </Check>
          <p>
            <Button variant="danger" name="intent" value="erase">
              {t("customers.eraseNow")}
            </Button>
          </p>
        </PostForm>
      </Disclosure>
    </Panel>
  );
}
