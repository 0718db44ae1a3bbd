-- The letters of document numbers, as each company's country has them.

-- The letters that the numbers of a kind have had: they belong to that kind for ever.
CREATE TABLE document_prefixes (
  kind TEXT NOT NULL CHECK (kind IN ('delivery_note', 'invoice', 'credit_note')),
  prefix TEXT NOT NULL CHECK (prefix NOT GLOB '*[^A-Z]*' AND length(prefix) BETWEEN 1 AND 6),
  PRIMARY KEY (prefix, kind)
) WITHOUT ROWID;

INSERT INTO document_prefixes (kind, prefix)
SELECT DISTINCT kind, CASE kind WHEN 'delivery_note' THEN 'DDT' WHEN 'invoice' THEN 'FV' ELSE 'NC' END FROM document_numbers;

-- The documents that have a number of the shop's own series: "fv2026/114" is the number 114 of 2026.
CREATE VIEW numbered_documents AS
  SELECT d.kind, CAST(substr(d.key, instr(d.key, '/') - 4, 4) AS INTEGER) AS year,
    CAST(substr(d.key, instr(d.key, '/') + 1) AS INTEGER) AS n
  FROM (SELECT 'delivery_note' AS kind, upper(replace(number, ' ', '')) AS key FROM shipments
    UNION ALL SELECT 'credit_note', upper(replace(number, ' ', '')) FROM order_refunds WHERE number IS NOT NULL
    UNION ALL SELECT 'invoice', upper(replace(invoice_number, ' ', '')) FROM orders WHERE invoice_number IS NOT NULL) d
  JOIN document_prefixes p ON p.prefix = substr(d.key, 1, instr(d.key, '/') - 5) AND p.kind = d.kind
  WHERE d.key GLOB '[A-Z]*[0-9][0-9][0-9][0-9]/[0-9]*' AND substr(d.key, instr(d.key, '/') + 1) NOT GLOB '*[^0-9]*';
