// Who may import whom: one row per folder of app/. What a row does not name is forbidden.
const may = {
  contract: [],
  domain: ["contract"],
  csv: ["contract"],
  platform: ["contract"],
  i18n: ["contract", "locales"],
  theme: ["contract/constants"],
  browser: ["contract/constants", "i18n"],
  components: ["contract", "theme", "i18n", "browser"],
  layouts: ["components", "storefront", "contract", "theme", "i18n"],
  routes: ["components", "storefront", "contract", "theme", "i18n", "layouts", "browser"],
  storefront: ["contract", "platform", "i18n", "browser", "csv"],
  db: ["domain", "contract", "platform", "csv"],
  // The texts and rows of an order's document are the only part of services that its mail and its PDF share.
  email: ["contract", "i18n", "services/order-document"],
  pdf: ["contract", "i18n", "services/order-document"],
  services: ["contract", "domain", "db", "platform", "email", "pdf", "i18n", "csv"],
  api: ["contract", "services", "domain", "db", "platform", "i18n", "csv"],
  jobs: ["contract", "domain", "services", "db", "platform"],
};
// The kits decide which modules are one file of the browser's; nothing imports a name from them.
const everyone = "^app/(operator-|shop-)?(paths|kit)\\.ts$";

const layers = Object.entries(may).map(([folder, others]) => ({
  name: `${folder}-imports`,
  severity: "error",
  comment: `app/${folder} may import only: ${[folder, ...others].join(", ")}`,
  from: { path: `^app/${folder}/` },
  to: {
    path: "^(app|locales)/",
    pathNot: [everyone, ...[folder, ...others].map((f) => (f === "locales" ? "^locales/" : `^app/${f}/`))],
  },
}));

module.exports = {
  forbidden: [
    ...layers,
    {
      name: "api-asks-services",
      severity: "error",
      comment: "a handler parses, calls a service and serializes",
      from: { path: "^app/api/" },
      to: { path: "^app/db/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "rules-run-in-services",
      severity: "error",
      from: { path: "^app/api/(cart|checkout|orders)/" },
      to: { path: "^app/domain/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "contract-is-zod-only",
      severity: "error",
      from: { path: "^app/contract/" },
      to: { dependencyTypes: ["npm", "npm-dev", "core"], pathNot: "node_modules/zod/" },
    },
    {
      name: "constants-import-nothing",
      severity: "error",
      comment: "they reach the browser",
      from: { path: "^app/contract/constants/" },
      to: { pathNot: "^app/contract/constants/" },
    },
    {
      name: "contract-types-and-constants-only",
      severity: "error",
      comment: "domain needs no zod, and zod in a component reaches the browser",
      from: { path: "^app/(components|domain)/" },
      to: {
        path: "^app/contract/",
        // What reads a text before a schema does has no zod either.
        pathNot: "^app/contract/(constants|input)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "domain-needs-no-package",
      severity: "error",
      from: { path: "^app/domain/" },
      to: { dependencyTypes: ["npm", "npm-dev", "core"] },
    },
    {
      name: "ui-knows-no-shop",
      severity: "error",
      from: { path: "^app/components/ui/" },
      to: { path: "^app/", pathNot: ["^app/components/ui/", "^app/theme/", "^app/kit\\.ts$"] },
    },
    {
      name: "back-office-in-its-own-layer",
      severity: "error",
      comment: "no first view of the shop has the back office's layer; operator/ui/style.ts writes into it",
      from: { path: "^app/components/operator/" },
      to: { path: "^app/theme/rules\\.ts$" },
    },
    {
      name: "halves-meet-in-worker",
      severity: "error",
      comment: "root and the two entries belong to the storefront; worker.ts alone joins the halves",
      from: { path: "^app/[^/]+\\.tsx?$", pathNot: "^app/worker\\.ts$" },
      to: { path: "^app/(api|services|csv|db|domain|jobs|email|pdf|tools|demo)/" },
    },
    {
      name: "nothing-imports-a-route",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "only-tools-import-demo",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/(tools|demo)/" },
      to: { path: "^app/demo/" },
    },
    { name: "no-cycles", severity: "error", from: { path: "^app/" }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "^(build|public/build|app/demo/catalogue)/" },
  },
};
