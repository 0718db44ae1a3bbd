-- The title and the description that search engines show of a product; empty: its name and its short description.
ALTER TABLE product_texts ADD COLUMN seo_title TEXT NOT NULL DEFAULT '';
ALTER TABLE product_texts ADD COLUMN seo_description TEXT NOT NULL DEFAULT '';
