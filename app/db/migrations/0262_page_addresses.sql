-- Pages made in the back office had no address until their slug was typed a second time.
INSERT OR IGNORE INTO page_slugs (slug, page_slug) SELECT slug, slug FROM pages;
