/**
 * The URL map: one row per screen, grouped under its layout; forms without a screen come last.
 * @type {import("@remix-run/dev").AppConfig}
 */
export default {
  appDirectory: "app",
  assetsBuildDirectory: "public/build",
  publicPath: "/build/",
  // The texts are bundled, and are outside the app directory.
  watchPaths: ["./locales/**/*.json"],
  server: "./app/worker.ts",
  serverBuildPath: "build/worker.js",
  serverModuleFormat: "esm",
  serverPlatform: "neutral",
  serverConditions: ["workerd", "worker", "browser"],
  serverMainFields: ["browser", "module", "main"],
  serverDependenciesToBundle: "all",
  serverMinify: true,
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
  },
  routes(define) {
    return define((route) => {
      route("", "layouts/slider.tsx", { id: "slider" }, () => {
        route("/", "routes/index.tsx", { index: true, id: "index" });
        route("home", "routes/home.tsx", { id: "home" });
        route("home-en", "routes/home.tsx", { id: "home-en" });
        route("home-es", "routes/home.tsx", { id: "home-es" });
      });
      route("", "layouts/content.tsx", { id: "content" }, () => {
        route(":slug", "routes/page.tsx", { id: "page" });
      });
      route("", "layouts/default.tsx", { id: "default" }, () => {
        route("p", "routes/products.tsx", { id: "products" });
        route("p/:slug", "routes/product.tsx", { id: "product" });
        route("c/:slug", "routes/category.tsx", { id: "category" });
        route("news", "routes/news.tsx", { id: "news" });
        route("news/:slug", "routes/article.tsx", { id: "article" });
        route("contatti", "routes/contact.tsx", { id: "contatti" });
        route("contacts", "routes/contact.tsx", { id: "contacts" });
        route("contactos", "routes/contact.tsx", { id: "contactos" });
        route("recesso", "routes/withdrawal.tsx", { id: "recesso" });
        route("withdrawal", "routes/withdrawal.tsx", { id: "withdrawal" });
        route("desistimiento", "routes/withdrawal.tsx", { id: "desistimiento" });
        route("back-in-stock", "routes/back-in-stock.tsx", { id: "back-in-stock" });
        route("p/:slug/reviews", "routes/product-reviews.tsx", { id: "product-reviews" });
        route("reviews", "routes/reviews.tsx", { id: "reviews" });
        route("newsletter", "routes/newsletter.tsx", { id: "newsletter" });
        route("customers", "routes/customers.tsx", { id: "customers" });
        route("customers/new", "routes/customers/new.tsx", { id: "new-customer" });
        route("auth/login", "routes/auth/login.tsx", { id: "login" });
        route("auth/password-forgotten", "routes/auth/password-forgotten.tsx", { id: "password-forgotten" });
        route("auth/reset-password", "routes/auth/reset-password.tsx", { id: "reset-password" });
        route("auth/guest-order", "routes/auth/guest-order.tsx", { id: "guest-order" });
        route("auth/sign-up", "routes/auth/sign-up.tsx", { id: "sign-up" });
        route("auth/sign-up/code", "routes/auth/sign-up-code.tsx", { id: "sign-up-code" });
        route("auth/logout", "routes/auth/logout.tsx", { id: "logout" });
        route("order-pad", "routes/order-pad.tsx", { id: "order-pad" });
        route("order-pad/lists", "routes/order-pad/lists.tsx", { id: "order-lists" });
        route("order-pad/lists/:id", "routes/order-pad/list.tsx", { id: "order-list" });
        route("cart", "routes/cart/cart.tsx", { id: "cart" });
        route("cart/checkout", "routes/cart/checkout.tsx", { id: "checkout" });
        route("cart/transfer", "routes/cart/transfer.tsx", { id: "transfer" });
        route("cart/order-complete", "routes/cart/order-complete.tsx", { id: "order-complete" });
        route("pay/:token", "routes/cart/pay.tsx", { id: "pay" });
        route("account", "routes/account/dashboard.tsx", { id: "account" });
        route("account/details", "routes/account/details.tsx", { id: "details" });
        route("account/api-keys", "routes/account/api-keys.tsx", { id: "api-keys" });
        route("account/wishlist", "routes/account/wishlist.tsx", { id: "wishlist" });
        route("account/addresses", "routes/account/addresses.tsx", { id: "addresses" });
        route("account/downloads", "routes/account/downloads.tsx", { id: "downloads" });
        route("account/orders", "routes/account/orders.tsx", { id: "orders" });
        route("account/orders/:id", "routes/account/order.tsx", { id: "order" });
        route("account/quotes", "routes/account/quotes.tsx", { id: "quotes" });
        route("account/quotes/new", "routes/account/quotes/new.tsx", { id: "new-quote" });
        route("account/quotes/request", "routes/account/quotes/request.tsx", { id: "request-quote" });
        route("account/quotes/:id", "routes/account/quotes/quote.tsx", { id: "quote" });
        route("consent", "routes/consent.tsx", { id: "consent" });
        // In development only: app/worker.ts.
        route("__dev/components", "routes/dev/components.tsx", { id: "components" });
        route("*", "routes/not-found.tsx", { id: "not-found" });
      });
      // The back office: a document, a style sheet and scripts of its own.
      route("operator/sign-in", "routes/operator/sign-in.tsx", { id: "operator-sign-in" });
      route("operator/password-forgotten", "routes/operator/access/forgotten.tsx", {
        id: "operator-forgotten",
      });
      route("operator/password", "routes/operator/access/password.tsx", { id: "operator-password" });
      route("", "layouts/operator.tsx", { id: "operator" }, () => {
        route("operator", "routes/operator/today.tsx", { id: "operator-today" });
        route("operator/search", "routes/operator/search.tsx", { id: "operator-search" });
        route("operator/orders", "routes/operator/orders.tsx", { id: "operator-orders" });
        route("operator/orders/chosen", "routes/operator/chosen-orders.tsx", {
          id: "operator-chosen-orders",
        });
        route("operator/orders/:id", "routes/operator/order.tsx", { id: "operator-order" });
        route("operator/packing", "routes/operator/packing/list.tsx", { id: "operator-packing" });
        route("operator/packing/:id", "routes/operator/packing/order.tsx", { id: "operator-packed-order" });
        route("operator/quotes", "routes/operator/quotes/list.tsx", { id: "operator-quotes" });
        route("operator/quotes/:id", "routes/operator/quotes/quote.tsx", { id: "operator-quote" });
        route("operator/drafts", "routes/operator/drafts/list.tsx", { id: "operator-drafts" });
        route("operator/drafts/new", "routes/operator/drafts/new.tsx", { id: "operator-new-draft" });
        route("operator/drafts/:id", "routes/operator/drafts/draft.tsx", { id: "operator-draft" });
        route("operator/items", "routes/operator/items.tsx", { id: "operator-items" });
        route("operator/products", "routes/operator/products.tsx", { id: "operator-products" });
        route("operator/bulk", "routes/operator/bulk/choose.tsx", { id: "operator-bulk" });
        route("operator/bulk/:id", "routes/operator/bulk/change.tsx", { id: "operator-bulk-change" });
        route("operator/stock", "routes/operator/stock.tsx", { id: "operator-stock" });
        route("operator/list/:kind", "routes/operator/records/list.tsx", { id: "operator-records" });
        route("operator/edit/:kind", "routes/operator/records/editor.tsx", { id: "operator-record" });
        route("operator/pictures", "routes/operator/pictures/list.tsx", { id: "operator-pictures" });
        route("operator/pictures/one", "routes/operator/pictures/picture.tsx", { id: "operator-picture" });
        route("operator/documents", "routes/operator/documents/list.tsx", { id: "operator-documents" });
        route("operator/documents/one", "routes/operator/documents/document.tsx", {
          id: "operator-document",
        });
        route("operator/inbox", "routes/operator/inbox.tsx", { id: "operator-inbox" });
        route("operator/mails", "routes/operator/mails.tsx", { id: "operator-mails" });
        route("operator/customers", "routes/operator/customers/list.tsx", { id: "operator-customers" });
        route("operator/customers/:id", "routes/operator/customers/customer.tsx", {
          id: "operator-customer",
        });
        route("operator/reviews", "routes/operator/reviews.tsx", { id: "operator-reviews" });
        route("operator/newsletter", "routes/operator/newsletter.tsx", { id: "operator-newsletter" });
        route("operator/settings", "routes/operator/settings/groups.tsx", { id: "operator-settings" });
        route("operator/settings/:group", "routes/operator/settings/group.tsx", {
          id: "operator-setting-group",
        });
        route("operator/webhooks", "routes/operator/webhooks/list.tsx", { id: "operator-webhooks" });
        route("operator/webhooks/:id", "routes/operator/webhooks/webhook.tsx", { id: "operator-webhook" });
        route("operator/health", "routes/operator/house/health.tsx", { id: "operator-health" });
        route("operator/statistics", "routes/operator/house/statistics.tsx", { id: "operator-statistics" });
        route("operator/accounting", "routes/operator/house/accounting.tsx", { id: "operator-accounting" });
        route("operator/files", "routes/operator/house/files.tsx", { id: "operator-files" });
        route("operator/files/shop", "routes/operator/house/shop-file.tsx", { id: "operator-shop-file" });
        route("operator/files/:table", "routes/operator/house/import-file.tsx", {
          id: "operator-import-file",
        });
        route("operator/audit", "routes/operator/audit.tsx", { id: "operator-audit" });
        route("operator/keys", "routes/operator/keys.tsx", { id: "operator-keys" });
        route("operator/people", "routes/operator/people.tsx", { id: "operator-people" });
        route("operator/profile", "routes/operator/profile.tsx", { id: "operator-profile" });
        route("operator/*", "routes/operator/not-found.tsx", { id: "operator-not-found" });
      });
      route("operator/bulk/:id/rows.csv", "routes/resources/operator-bulk-rows.tsx", {
        id: "operator-bulk-rows",
      });
      route("operator/newsletter/subscribers.csv", "routes/resources/operator-newsletter-file.tsx", {
        id: "operator-newsletter-file",
      });
      route("operator/accounting/:file", "routes/resources/operator-accounting-file.tsx", {
        id: "operator-accounting-file",
      });
      route("operator/files/backup.gz", "routes/resources/operator-backup.tsx", { id: "operator-backup" });
      route("operator/files/shop/:upload/pictures.csv", "routes/resources/operator-shop-file-pictures.tsx", {
        id: "operator-shop-file-pictures",
      });
      route("operator/files/:table/export.csv", "routes/resources/operator-table.tsx", {
        id: "operator-table",
      });
      route("operator/orders/chosen/:file", "routes/resources/operator-chosen-file.tsx", {
        id: "operator-chosen-file",
      });
      // The shop's own look, in a frame of the page's editor: outside the back office's layout.
      route("operator/preview", "routes/operator/content/preview.tsx", { id: "operator-preview" });
      // The shop's own screens, of what it does not show.
      route("", "layouts/preview.tsx", { id: "operator-preview-record" }, () => {
        route("operator/preview/p/:slug", "routes/product.tsx", { id: "operator-preview-product" });
        route("operator/preview/news/:slug", "routes/article.tsx", { id: "operator-preview-article" });
        route("operator/preview/slider/:id", "routes/operator/content/preview-slider.tsx", {
          id: "operator-preview-slider",
        });
      });
      route("operator/preview-blocks", "routes/resources/operator-preview-blocks.tsx", {
        id: "operator-preview-blocks",
      });
      route("operator/customers/:id/data.json", "routes/resources/operator-customer-data.tsx", {
        id: "operator-customer-data",
      });
      route("operator/packing/files/:file", "routes/resources/operator-packing-file.tsx", {
        id: "operator-packing-file",
      });
      route("operator/packing/:id/delivery-notes/:document", "routes/resources/operator-delivery-note.tsx", {
        id: "operator-delivery-note",
      });
      route("operator/drafts/:id/quote.pdf", "routes/resources/operator-draft-quote.tsx", {
        id: "operator-draft-quote",
      });
      route("operator/orders/:id/:file", "routes/resources/operator-order-file.tsx", {
        id: "operator-order-file",
      });
      route("pgb-editor-preview", "routes/editor-preview.tsx", { id: "editor-preview" });
      route("pgb-editor-preview/blocks", "routes/resources/preview-blocks.tsx", { id: "preview-blocks" });
      route("account/quotes/:id/pdf", "routes/resources/quote-pdf.tsx", { id: "quote-pdf" });
      route("documents/:id", "routes/resources/document-file.tsx", { id: "document-file" });
      route("manifest.webmanifest", "routes/resources/web-manifest.tsx", { id: "web-manifest" });
      route("robots.txt", "routes/resources/robots.tsx", { id: "robots" });
      route("sitemap.xml", "routes/resources/sitemap-index.tsx", { id: "sitemap" });
      route("sitemap-pages.xml", "routes/resources/sitemap.tsx", { id: "sitemap-pages" });
      route("sitemap-categories.xml", "routes/resources/sitemap.tsx", { id: "sitemap-categories" });
      route("sitemap-products.xml", "routes/resources/sitemap.tsx", { id: "sitemap-products" });
      route("sitemap-articles.xml", "routes/resources/sitemap.tsx", { id: "sitemap-articles" });
      route("feeds/google.xml", "routes/resources/google-feed.tsx", { id: "google-feed" });
      route("suggest", "routes/resources/suggest.tsx", { id: "suggest" });
      route("order-pad/items", "routes/resources/order-pad-items.tsx", { id: "order-pad-items" });
      route("punchout/start", "routes/resources/punch-out-start.tsx", { id: "punch-out-start" });
      route("order-pad/worker.js", "routes/resources/pad-worker.tsx", { id: "pad-worker" });
      route("texts/:locale", "routes/resources/texts.tsx", { id: "texts" });
      route("forms.json", "routes/resources/forms.tsx", { id: "forms" });
      route("p/:slug/prices.csv", "routes/resources/prices-csv.tsx", { id: "prices-csv" });
      route("cart.csv", "routes/resources/cart-csv.tsx", { id: "cart-csv" });
      route("customers.csv", "routes/resources/customers-csv.tsx", { id: "customers-csv" });
      route("account/orders.csv", "routes/resources/orders-csv.tsx", { id: "orders-csv" });
      route("locale", "routes/resources/locale.tsx", { id: "locale" });
      route("season", "routes/resources/season.tsx", { id: "season" });
      route("context", "routes/resources/context.tsx", { id: "context" });
    });
  },
};
