-- A list of documents reads those that it shows, and no more: in its order, and with their number stored.
-- 0 is everybody: a public document is in everybody's list, any other in its customer's alone.
ALTER TABLE documents ADD COLUMN owner INTEGER AS (iif(is_public = 1, 0, customer)) VIRTUAL;
ALTER TABLE documents ADD COLUMN of_products INTEGER AS (product IS NOT NULL) VIRTUAL;
DROP INDEX documents_public;
CREATE INDEX documents_listed ON documents (owner, of_products, date, id, locale);
CREATE INDEX documents_listed_by_type ON documents (owner, type, date, id, of_products);
CREATE INDEX documents_listed_by_language ON documents (owner, type, locale, date, id, of_products);
-- Those whose file is still to be drawn.
CREATE INDEX documents_undrawn ON documents ("order") WHERE is_drawn = 1 AND size = 0;

CREATE TABLE document_counts (
  owner INTEGER NOT NULL,
  type TEXT NOT NULL,
  -- '' where the document has none.
  locale TEXT NOT NULL,
  of_products INTEGER NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (owner, type, locale, of_products)
) WITHOUT ROWID;

-- What the table above counts: tests/api/stored-counts.test.ts compares.
CREATE VIEW documents_to_count AS
  SELECT owner, type, coalesce(locale, '') AS locale, of_products, count(*) AS documents FROM documents GROUP BY 1, 2, 3, 4;

CREATE TRIGGER documents_counted AFTER INSERT ON documents
BEGIN
  INSERT INTO document_counts (owner, type, locale, of_products, documents)
  VALUES (iif(NEW.is_public = 1, 0, NEW.customer), NEW.type, coalesce(NEW.locale, ''), NEW.product IS NOT NULL, 1)
  ON CONFLICT DO UPDATE SET documents = documents + 1;
END;
CREATE TRIGGER documents_uncounted AFTER DELETE ON documents
BEGIN
  UPDATE document_counts SET documents = documents - 1
  WHERE owner = iif(OLD.is_public = 1, 0, OLD.customer) AND type = OLD.type AND locale = coalesce(OLD.locale, '')
    AND of_products = (OLD.product IS NOT NULL);
END;
CREATE TRIGGER documents_counted_again AFTER UPDATE OF is_public, customer, type, locale, product ON documents
BEGIN
  UPDATE document_counts SET documents = documents - 1
  WHERE owner = iif(OLD.is_public = 1, 0, OLD.customer) AND type = OLD.type AND locale = coalesce(OLD.locale, '')
    AND of_products = (OLD.product IS NOT NULL);
  INSERT INTO document_counts (owner, type, locale, of_products, documents)
  VALUES (iif(NEW.is_public = 1, 0, NEW.customer), NEW.type, coalesce(NEW.locale, ''), NEW.product IS NOT NULL, 1)
  ON CONFLICT DO UPDATE SET documents = documents + 1;
END;

-- A shop that is older than this table.
INSERT INTO document_counts (owner, type, locale, of_products, documents) SELECT * FROM documents_to_count;
