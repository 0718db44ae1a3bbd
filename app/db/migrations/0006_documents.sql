-- Papers and videos: of the shop, of a product, of an order. The file itself stands in R2 under `file`.
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('catalogue', 'price_list', 'technical_sheet', 'safety_sheet', 'certificate',
    'invoice', 'delivery_note', 'order_confirmation', 'video')),
  locale TEXT CHECK (locale IN ('it', 'en', 'es')),
  title TEXT NOT NULL,
  product INTEGER REFERENCES products (id) ON DELETE CASCADE,
  customer INTEGER REFERENCES users (id) ON DELETE CASCADE,
  "order" INTEGER REFERENCES orders (id) ON DELETE CASCADE,
  is_public INTEGER NOT NULL DEFAULT 0 CHECK (is_public IN (0, 1)),
  mime TEXT NOT NULL,
  size INTEGER NOT NULL DEFAULT 0 CHECK (size >= 0),
  date TEXT NOT NULL,
  file TEXT NOT NULL,
  -- What is not public belongs to somebody.
  CHECK (is_public = 1 OR customer IS NOT NULL)
);
CREATE INDEX documents_by_product ON documents (product, type) WHERE product IS NOT NULL;
CREATE INDEX documents_by_customer ON documents (customer, date, id) WHERE customer IS NOT NULL;
CREATE INDEX documents_by_order ON documents ("order", type) WHERE "order" IS NOT NULL;
CREATE INDEX documents_public ON documents (date, id) WHERE is_public = 1;
