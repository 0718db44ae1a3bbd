// The frame of the back office: header, navigation and a phone's bottom tabs. It shares nothing with the shop's frame.
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MAIN_ID, SkipLink } from "~/components/site/frame/skip-link";
import { Button } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { Permission } from "~/contract/constants/permissions";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { entryOf, NAV_GROUPS, NAV_ITEMS, type NavItem } from "./nav-items";
import * as styles from "./shell.css";
import { BAR_SEARCH_ID, Shortcuts } from "./shortcuts";

const NAV_ID = "nav";

export interface ShellFacts {
  shopName: string;
  person: { name: string; role: string };
  permissions: readonly Permission[];
  shortcuts: boolean;
  notices: { id: string; kind: "ok" | "warn" | "err" | "info"; lead: string | null; text: string }[];
}

export function Shell({ facts, children }: { facts: ShellFacts; children: ReactNode }) {
  const { t } = useTranslation("operator");
  const { pathname } = useLocation();
  const current = entryOf(pathname)?.to ?? null;
  const mayUse = ({ needs }: NavItem) => facts.permissions.includes(needs);
  return (
    <>
      <SkipLink />
      {facts.shortcuts && <Shortcuts permissions={facts.permissions} />}
      <Bar facts={facts} />
      <div className={styles.body}>
        <nav id={NAV_ID} className={styles.nav} aria-label={t("nav.label")}>
          {NAV_GROUPS.map(({ key, items }) => {
            const shown = items.filter(mayUse);
            if (shown.length === 0) return null;
            return (
              <div key={key}>
                {key && <p className={styles.group}>{t(`nav.groups.${key}`)}</p>}
                <ul>
                  {shown.map((item) => (
                    <li key={item.to}>
                      <NavLink item={item} current={current} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
          <div className={styles.phoneTools}>
            <Tools facts={facts} />
          </div>
        </nav>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Notices notices={facts.notices} />
          {children}
        </main>
      </div>
      <nav aria-label={t("nav.tabs")}>
        <ul className={styles.tabs}>
          {NAV_ITEMS.filter((item) => item.onPhone && mayUse(item)).map((item) => (
            <li key={item.to}>
              <NavLink item={item} current={current} />
            </li>
          ))}
          <li>
            <a href={`#${NAV_ID}`}>{t("nav.menu")}</a>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** Any of these permissions shows the search field. */
const SEARCHED: readonly Permission[] = ["orders.read", "customers.read", "catalogue.read", "content.read"];

const NavLink = ({ item: { to, key }, current }: { item: NavItem; current: string | null }) => {
  const { t } = useTranslation("operator");
  return (
    <Link to={to} aria-current={to === current ? "page" : undefined}>
      {t(`nav.${key}`)}
    </Link>
  );
};

function Bar({ facts }: { facts: ShellFacts }) {
  const { t } = useTranslation("operator");
  return (
    <header className={styles.bar}>
      <Link to={operatorPaths.today()} className={styles.brand}>
        {facts.shopName || t("title")}
      </Link>
      {SEARCHED.some((one) => facts.permissions.includes(one)) && (
        <Form action={operatorPaths.search()} role="search" className={styles.search}>
          <label htmlFor={BAR_SEARCH_ID}>
            <VisuallyHidden>{t("search.label")}</VisuallyHidden>
          </label>
          <input
            id={BAR_SEARCH_ID}
            name="q"
            type="search"
            aria-keyshortcuts={facts.shortcuts ? "/" : undefined}
            maxLength={100}
            placeholder={t("search.placeholder")}
            autoComplete="off"
          />
          <button type="submit">{t("search.go")}</button>
        </Form>
      )}
      <div className={styles.tools}>
        <Tools facts={facts} />
      </div>
    </header>
  );
}

function Tools({ facts: { person } }: { facts: ShellFacts }) {
  const { t } = useTranslation("operator");
  return (
    <>
      {/* A plain link: the shop is a separate document. */}
      <a href={paths.index()}>{t("nav.toShop")}</a>
      <div className={styles.person}>
        <Link to={operatorPaths.profile()}>
          <b>{person.name}</b> <span>{person.role}</span>
        </Link>
      </div>
      <Form method="post" action={operatorPaths.signIn()}>
        <Button variant="text" size="slim" name="intent" value="leave">
          {t("nav.signOut")}
        </Button>
      </Form>
    </>
  );
}

function Notices({ notices }: Pick<ShellFacts, "notices">) {
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map(({ id, kind, lead, text }) => (
        <Notice key={id} kind={kind} lead={lead}>
          {text}
        </Notice>
      ))}
    </div>
  );
}

/** Page frame for signed-out users. */
export const Door = ({ children }: { children: ReactNode }) => (
  <main id={MAIN_ID} tabIndex={-1} className={styles.door}>
    {children}
  </main>
);
