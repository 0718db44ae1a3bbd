import "~/kit";
import "~/operator-kit";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GO_KEYS, KEYS_ID } from "~/components/operator/shell/shortcuts";
import { mono, soft } from "~/components/operator/ui/base.css";
import { DottedList } from "~/components/operator/ui/lists";
import { Columns, Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Link } from "~/components/ui/page/link";
import { findEverywhere } from "~/storefront/operator/find-everywhere";
import { operatorSession } from "~/storefront/operator/require-operator";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "" },
  { name: "robots", content: "noindex, nofollow" },
];

export async function loader(args: LoaderFunctionArgs) {
  const session = await operatorSession(args);
  const typed = session.url.searchParams.get("q")?.trim().slice(0, 100) ?? "";
  const found = typed === "" ? { exact: null, groups: [] } : await findEverywhere(session, typed);
  if (found.exact) throw redirect(found.exact);
  const { t } = session;
  return { title: `${t("find.title")} | ${t("title")}`, typed, groups: found.groups };
}

export default function OperatorSearch() {
  const { typed, groups } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  return (
    <Stack>
      <PageHead title={typed === "" ? t("find.title") : t("find.of", { typed })} />
      {typed !== "" && groups.every(({ items }) => items.length === 0) && <Empty>{t("find.none")}</Empty>}
      <Columns of="two">
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ kind, items, all }) => (
            <Panel
              key={kind}
              title={t(`find.groups.${kind}`)}
              more={<Link to={all}>{t("find.all", { typed })}</Link>}
            >
              <ul>
                {items.map(({ to, name, text }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link> <span className={soft}>{text}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          ))}
      </Columns>
      <Panel title={t("find.keys.title")} id={KEYS_ID}>
        <DottedList
          items={[
            { name: t("find.keys.search"), value: <kbd className={mono}>/</kbd>, key: "search" },
            ...GO_KEYS.map(({ letter, key }) => ({
              name: t(`nav.${key}`),
              value: <kbd className={mono}>g {letter}</kbd>,
              key,
            })),
            { name: t("find.keys.this"), value: <kbd className={mono}>?</kbd>, key: "this" },
          ]}
        />
        <p className={soft}>{t("find.keys.hint")}</p>
      </Panel>
    </Stack>
  );
}
