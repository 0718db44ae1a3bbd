-- Documents, their numbers, and their rendered files.

-- The last number of each year, for documents that must be numbered without gaps by law. A number is taken
-- in the batch that writes the document.
CREATE TABLE document_numbers (
  kind TEXT NOT NULL CHECK (kind IN ('delivery_note', 'invoice', 'credit_note')),
  year INTEGER NOT NULL,
  last INTEGER NOT NULL,
  -- Numbers up to `last` that no document has, because the operator moved the counter or typed a higher
  -- number.
  skipped INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, year)
);

CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('catalogue', 'price_list', 'technical_sheet', 'safety_sheet', 'certificate',
    'invoice', 'credit_note', 'delivery_note', 'order_confirmation', 'video')),
  locale TEXT CHECK (locale IN ('it', 'en', 'es')),
  title TEXT NOT NULL,
  product_id INTEGER REFERENCES products (id) ON DELETE CASCADE,
  customer_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  order_id INTEGER REFERENCES orders (id) ON DELETE CASCADE,
  is_public INTEGER NOT NULL DEFAULT 0 CHECK (is_public IN (0, 1)),
  mime TEXT NOT NULL,
  size INTEGER NOT NULL DEFAULT 0 CHECK (size >= 0),
  date TEXT NOT NULL,
  file TEXT NOT NULL,
  -- Rendered by the shop on the first download: the row exists before the file.
  is_drawn INTEGER NOT NULL DEFAULT 0 CHECK (is_drawn IN (0, 1)),
  -- Data version that it was rendered from; with another version it is rendered again.
  drawn_from TEXT,
  -- The category of a catalogue; NULL: the whole shop.
  category_id INTEGER REFERENCES categories (id),
  -- 0 for a public document, which is in everybody's list; otherwise the customer.
  owner_id INTEGER AS (iif(is_public = 1, 0, customer_id)) VIRTUAL,
  of_products INTEGER AS (product_id IS NOT NULL) VIRTUAL,
  -- The parcel of a delivery note, and the refund (order_refunds) of a credit note.
  shipment_id INTEGER,
  refund_id INTEGER,
  -- Sort key of the title in alphabetical order. SQLite limits the depth of an expression to 100, so the
  -- letters are replaced in steps.
  sort_1 TEXT AS (CASE WHEN title GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title)
    , 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'Æ', 'ae'), 'Ç', 'c'), 'È', 'e')
    , 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ð', 'd'), 'Ñ', 'n~')
    , 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'Ý', 'y'), 'Þ', 'th'), 'ß', 'ss'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a')
    , 'æ', 'ae'), 'ç', 'c'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ì', 'i'), 'í', 'i'), 'î', 'i')
    , 'ï', 'i'), 'ð', 'd'), 'ñ', 'n~'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o')
    ELSE lower(title) END) VIRTUAL,
  sort_2 TEXT AS (CASE WHEN sort_1 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_1
    , 'õ', 'o'), 'ö', 'o'), 'ø', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ý', 'y'), 'þ', 'th')
    , 'ÿ', 'y'), 'Ā', 'a'), 'ā', 'a'), 'Ă', 'a'), 'ă', 'a'), 'Ą', 'a'), 'ą', 'a'), 'Ć', 'c'), 'ć', 'c'), 'Ĉ', 'c')
    , 'ĉ', 'c'), 'Ċ', 'c'), 'ċ', 'c'), 'Č', 'c'), 'č', 'c'), 'Ď', 'd'), 'ď', 'd'), 'Đ', 'd'), 'đ', 'd'), 'Ē', 'e')
    , 'ē', 'e'), 'Ĕ', 'e'), 'ĕ', 'e'), 'Ė', 'e'), 'ė', 'e'), 'Ę', 'e'), 'ę', 'e'), 'Ě', 'e'), 'ě', 'e'), 'Ĝ', 'g')
    , 'ĝ', 'g'), 'Ğ', 'g'), 'ğ', 'g'), 'Ġ', 'g'), 'ġ', 'g'), 'Ģ', 'g'), 'ģ', 'g'), 'Ĥ', 'h'), 'ĥ', 'h'), 'Ħ', 'h')
    , 'ħ', 'h'), 'Ĩ', 'i'), 'ĩ', 'i')
    ELSE sort_1 END) VIRTUAL,
  sort_3 TEXT AS (CASE WHEN sort_2 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_2
    , 'Ī', 'i'), 'ī', 'i'), 'Ĭ', 'i'), 'ĭ', 'i'), 'Į', 'i'), 'į', 'i'), 'İ', 'i'), 'ı', 'i'), 'Ĳ', 'ij')
    , 'ĳ', 'ij'), 'Ĵ', 'j'), 'ĵ', 'j'), 'Ķ', 'k'), 'ķ', 'k'), 'Ĺ', 'l'), 'ĺ', 'l'), 'Ļ', 'l'), 'ļ', 'l')
    , 'Ľ', 'l'), 'ľ', 'l'), 'Ł', 'l'), 'ł', 'l'), 'Ń', 'n'), 'ń', 'n'), 'Ņ', 'n'), 'ņ', 'n'), 'Ň', 'n'), 'ň', 'n')
    , 'Ō', 'o'), 'ō', 'o'), 'Ŏ', 'o'), 'ŏ', 'o'), 'Ő', 'o'), 'ő', 'o'), 'Œ', 'oe'), 'œ', 'oe'), 'Ŕ', 'r')
    , 'ŕ', 'r'), 'Ŗ', 'r'), 'ŗ', 'r'), 'Ř', 'r'), 'ř', 'r'), 'Ś', 's'), 'ś', 's'), 'Ŝ', 's'), 'ŝ', 's'), 'Ş', 's')
    , 'ş', 's'), 'Š', 's'), 'š', 's'), 'Ţ', 't'), 'ţ', 't')
    ELSE sort_2 END) VIRTUAL,
  sort_name TEXT AS (CASE WHEN sort_3 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_3
    , 'Ť', 't'), 'ť', 't'), 'Ŧ', 't'), 'ŧ', 't'), 'Ũ', 'u'), 'ũ', 'u'), 'Ū', 'u'), 'ū', 'u'), 'Ŭ', 'u'), 'ŭ', 'u')
    , 'Ů', 'u'), 'ů', 'u'), 'Ű', 'u'), 'ű', 'u'), 'Ų', 'u'), 'ų', 'u'), 'Ŵ', 'w'), 'ŵ', 'w'), 'Ŷ', 'y'), 'ŷ', 'y')
    , 'Ÿ', 'y'), 'Ź', 'z'), 'ź', 'z'), 'Ż', 'z'), 'ż', 'z'), 'Ž', 'z'), 'ž', 'z'), 'ſ', 's'), 'Ș', 's'), 'ș', 's')
    , 'Ț', 't'), 'ț', 't'), 'ẞ', 'ss'), char(768), ''), char(769), ''), char(770), ''), char(771), '')
    , char(772), ''), char(774), ''), char(775), ''), char(776), ''), char(778), ''), char(779), '')
    , char(780), ''), char(806), ''), char(807), ''), char(808), '')
    ELSE sort_3 END) VIRTUAL,
  -- A private document belongs to a customer.
  CHECK (is_public = 1 OR customer_id IS NOT NULL)
);
CREATE INDEX documents_by_product ON documents (product_id, type) WHERE product_id IS NOT NULL;
CREATE INDEX documents_by_customer ON documents (customer_id, date, id) WHERE customer_id IS NOT NULL;
CREATE INDEX documents_by_order ON documents (order_id, type) WHERE order_id IS NOT NULL;
CREATE INDEX documents_listed ON documents (owner_id, of_products, date, id, locale);
CREATE INDEX documents_listed_by_type ON documents (owner_id, type, date, id, of_products);
CREATE INDEX documents_listed_by_language ON documents (owner_id, type, locale, date, id, of_products);
CREATE INDEX documents_undrawn ON documents (order_id) WHERE is_drawn = 1 AND size = 0;

CREATE TABLE document_counts (
  owner_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  -- '' for a document without a language.
  locale TEXT NOT NULL,
  of_products INTEGER NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (owner_id, type, locale, of_products)
) WITHOUT ROWID;

-- The last id of the shop's own documents. Ids of deleted documents are not reused, because links to them
-- may remain.
CREATE TABLE document_ids (last INTEGER NOT NULL CHECK (last < 1000000));

-- Electronic invoices that were issued. Each has a unique number, because the exchange system refuses a
-- file name that was used before. If a document's number, day or data change, it becomes another file.
CREATE TABLE invoice_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The refund of a credit note; NULL: the order's invoice.
  refund_id INTEGER REFERENCES order_refunds (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX invoice_files_by_document ON invoice_files (order_id, coalesce(refund_id, 0));

CREATE VIEW documents_to_count AS
  SELECT owner_id, type, coalesce(locale, '') AS locale, of_products, count(*) AS documents FROM documents GROUP BY 1, 2, 3, 4;

CREATE VIEW next_document AS
  SELECT max(1000000, coalesce((SELECT id FROM documents ORDER BY id DESC LIMIT 1), 0)) + 1 AS id;

CREATE TRIGGER documents_counted AFTER INSERT ON documents
BEGIN
  INSERT INTO document_counts (owner_id, type, locale, of_products, documents)
  VALUES (iif(NEW.is_public = 1, 0, NEW.customer_id), NEW.type, coalesce(NEW.locale, ''), NEW.product_id IS NOT NULL, 1)
  ON CONFLICT DO UPDATE SET documents = documents + 1;
END;

CREATE TRIGGER documents_uncounted AFTER DELETE ON documents
BEGIN
  UPDATE document_counts SET documents = documents - 1
  WHERE owner_id = iif(OLD.is_public = 1, 0, OLD.customer_id) AND type = OLD.type AND locale = coalesce(OLD.locale, '')
    AND of_products = (OLD.product_id IS NOT NULL);
END;

CREATE TRIGGER documents_recounted AFTER UPDATE OF is_public, customer_id, type, locale, product_id ON documents
BEGIN
  UPDATE document_counts SET documents = documents - 1
  WHERE owner_id = iif(OLD.is_public = 1, 0, OLD.customer_id) AND type = OLD.type AND locale = coalesce(OLD.locale, '')
    AND of_products = (OLD.product_id IS NOT NULL);
  INSERT INTO document_counts (owner_id, type, locale, of_products, documents)
  VALUES (iif(NEW.is_public = 1, 0, NEW.customer_id), NEW.type, coalesce(NEW.locale, ''), NEW.product_id IS NOT NULL, 1)
  ON CONFLICT DO UPDATE SET documents = documents + 1;
END;
