-- The rows that every shop begins with.

-- The model withdrawal form, which the shop renders.
INSERT INTO documents (id, type, locale, title, is_public, mime, date, file, is_drawn) VALUES
  (1000001, 'certificate', 'it', 'Modulo tipo di recesso', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-it.pdf', 1),
  (1000002, 'certificate', 'en', 'Model withdrawal form', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-en.pdf', 1),
  (1000003, 'certificate', 'es', 'Modelo de formulario de desistimiento', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-es.pdf', 1);

INSERT INTO document_ids (last) VALUES (0);

INSERT INTO order_moves (from_status, to_status) VALUES
  ('completed', 'partially_refunded'), ('completed', 'refunded'), ('failed', 'cancelled'), ('failed', 'pending'),
  ('partially_refunded', 'completed'), ('partially_refunded', 'partially_shipped'), ('partially_refunded', 'refunded'), ('partially_refunded', 'shipped'),
  ('partially_shipped', 'partially_refunded'), ('partially_shipped', 'refunded'), ('partially_shipped', 'shipped'), ('pending', 'cancelled'),
  ('pending', 'failed'), ('pending', 'processing'), ('processing', 'cancelled'), ('processing', 'completed'),
  ('processing', 'partially_refunded'), ('processing', 'partially_shipped'), ('processing', 'refunded'), ('processing', 'shipped'),
  ('refunded', 'completed'), ('refunded', 'partially_shipped'), ('refunded', 'shipped'), ('shipped', 'completed'),
  ('shipped', 'partially_refunded'), ('shipped', 'refunded');

-- Rates are basis points: 2200 is 22 %.
INSERT INTO vat_rates (country, postal_prefixes, vat_class, rate, scheme) VALUES
  ('AT', NULL, 'standard', 2000, 'vat'), ('BE', NULL, 'standard', 2100, 'vat'),
  ('BG', NULL, 'standard', 2000, 'vat'), ('CY', NULL, 'standard', 1900, 'vat'),
  ('CZ', NULL, 'standard', 2100, 'vat'), ('DE', NULL, 'standard', 1900, 'vat'),
  ('DK', NULL, 'standard', 2500, 'vat'), ('EE', NULL, 'standard', 2400, 'vat'),
  ('ES', NULL, 'standard', 2100, 'vat'), ('FI', NULL, 'standard', 2550, 'vat'),
  ('FR', NULL, 'standard', 2000, 'vat'), ('GR', NULL, 'standard', 2400, 'vat'),
  ('HR', NULL, 'standard', 2500, 'vat'), ('HU', NULL, 'standard', 2700, 'vat'),
  ('IE', NULL, 'standard', 2300, 'vat'), ('IT', NULL, 'standard', 2200, 'vat'),
  ('LT', NULL, 'standard', 2100, 'vat'), ('LU', NULL, 'standard', 1700, 'vat'),
  ('LV', NULL, 'standard', 2100, 'vat'), ('MT', NULL, 'standard', 1800, 'vat'),
  ('NL', NULL, 'standard', 2100, 'vat'), ('PL', NULL, 'standard', 2300, 'vat'),
  ('PT', NULL, 'standard', 2300, 'vat'), ('RO', NULL, 'standard', 2100, 'vat'),
  ('SE', NULL, 'standard', 2500, 'vat'), ('SI', NULL, 'standard', 2200, 'vat'),
  ('SK', NULL, 'standard', 2300, 'vat'), ('MC', NULL, 'standard', 2000, 'vat'),
  ('PT', '90|91|92|93', 'standard', 2200, 'vat'), ('PT', '95|96|97|98|99', 'standard', 1600, 'vat'),
  ('FR', '20', 'standard', 2000, 'vat'), ('AT', '6691|6991|6992|6993', 'standard', 1900, 'vat'),
  ('GB', 'BT', 'standard', 2000, 'vat'), ('AT', NULL, 'reduced', 1000, 'vat'),
  ('BE', NULL, 'reduced', 600, 'vat'), ('BG', NULL, 'reduced', 900, 'vat'),
  ('CY', NULL, 'reduced', 500, 'vat'), ('CZ', NULL, 'reduced', 1200, 'vat'),
  ('DE', NULL, 'reduced', 700, 'vat'), ('DK', NULL, 'reduced', 2500, 'vat'),
  ('EE', NULL, 'reduced', 900, 'vat'), ('ES', NULL, 'reduced', 1000, 'vat'),
  ('FI', NULL, 'reduced', 1350, 'vat'), ('FR', NULL, 'reduced', 550, 'vat'),
  ('GR', NULL, 'reduced', 1300, 'vat'), ('HR', NULL, 'reduced', 1300, 'vat'),
  ('HU', NULL, 'reduced', 1800, 'vat'), ('IE', NULL, 'reduced', 1350, 'vat'),
  ('IT', NULL, 'reduced', 1000, 'vat'), ('LT', NULL, 'reduced', 1200, 'vat'),
  ('LU', NULL, 'reduced', 800, 'vat'), ('LV', NULL, 'reduced', 1200, 'vat'),
  ('MT', NULL, 'reduced', 700, 'vat'), ('NL', NULL, 'reduced', 900, 'vat'),
  ('PL', NULL, 'reduced', 800, 'vat'), ('PT', NULL, 'reduced', 600, 'vat'),
  ('RO', NULL, 'reduced', 1100, 'vat'), ('SE', NULL, 'reduced', 1200, 'vat'),
  ('SI', NULL, 'reduced', 950, 'vat'), ('SK', NULL, 'reduced', 1900, 'vat'),
  ('MC', NULL, 'reduced', 550, 'vat'), ('PT', '90|91|92|93', 'reduced', 400, 'vat'),
  ('PT', '95|96|97|98|99', 'reduced', 400, 'vat'), ('FR', '20', 'reduced', 210, 'vat'),
  ('AT', '6691|6991|6992|6993', 'reduced', 1000, 'vat'), ('GB', 'BT', 'reduced', 500, 'vat'),
  ('AT', NULL, 'super_reduced', 1000, 'vat'), ('BE', NULL, 'super_reduced', 600, 'vat'),
  ('BG', NULL, 'super_reduced', 900, 'vat'), ('CY', NULL, 'super_reduced', 300, 'vat'),
  ('CZ', NULL, 'super_reduced', 1200, 'vat'), ('DE', NULL, 'super_reduced', 700, 'vat'),
  ('DK', NULL, 'super_reduced', 2500, 'vat'), ('EE', NULL, 'super_reduced', 900, 'vat'),
  ('ES', NULL, 'super_reduced', 400, 'vat'), ('FI', NULL, 'super_reduced', 1000, 'vat'),
  ('FR', NULL, 'super_reduced', 550, 'vat'), ('GR', NULL, 'super_reduced', 600, 'vat'),
  ('HR', NULL, 'super_reduced', 500, 'vat'), ('HU', NULL, 'super_reduced', 500, 'vat'),
  ('IE', NULL, 'super_reduced', 480, 'vat'), ('IT', NULL, 'super_reduced', 400, 'vat'),
  ('LT', NULL, 'super_reduced', 500, 'vat'), ('LU', NULL, 'super_reduced', 300, 'vat'),
  ('LV', NULL, 'super_reduced', 500, 'vat'), ('MT', NULL, 'super_reduced', 500, 'vat'),
  ('NL', NULL, 'super_reduced', 900, 'vat'), ('PL', NULL, 'super_reduced', 500, 'vat'),
  ('PT', NULL, 'super_reduced', 600, 'vat'), ('RO', NULL, 'super_reduced', 1100, 'vat'),
  ('SE', NULL, 'super_reduced', 600, 'vat'), ('SI', NULL, 'super_reduced', 500, 'vat'),
  ('SK', NULL, 'super_reduced', 500, 'vat'), ('MC', NULL, 'super_reduced', 550, 'vat'),
  ('PT', '90|91|92|93', 'super_reduced', 400, 'vat'), ('PT', '95|96|97|98|99', 'super_reduced', 400, 'vat'),
  ('FR', '20', 'super_reduced', 210, 'vat'), ('AT', '6691|6991|6992|6993', 'super_reduced', 1000, 'vat'),
  ('GB', 'BT', 'super_reduced', 0, 'vat'), ('IT', '22061|23041', 'standard', 0, 'outside'),
  ('DE', '27498|78266', 'standard', 0, 'outside'), ('ES', '35|38|51|52', 'standard', 0, 'outside'),
  ('FI', '22', 'standard', 0, 'outside'), ('FR', '971|972|973|974|975|976|977|978|984|986|987|988', 'standard', 0, 'outside'),
  ('GR', '63086|63087', 'standard', 0, 'outside');

INSERT INTO site_links (code, place, label, target, position, is_active) VALUES
  ('menu-offers', 'menu', '{"it":"Offerte","en":"Offers","es":"Ofertas"}', '/p?offers=1', 1, 1),
  ('menu-new', 'menu', '{"it":"Novità","en":"New","es":"Novedades"}', '/p?new=1', 2, 1),
  ('menu-news', 'menu', '{"it":"Quaderno","en":"Notebook","es":"Cuaderno"}', '/news', 3, 1),
  ('offers', 'catalogue', '{"it":"Offerte","en":"Offers","es":"Ofertas"}', '/p?offers=1', 1, 1),
  ('new', 'catalogue', '{"it":"Novità","en":"New","es":"Novedades"}', '/p?new=1', 2, 1),
  ('news', 'company', '{"it":"Quaderno","en":"Notebook","es":"Cuaderno"}', '/news', 1, 1),
  ('contacts', 'company', '{"it":"Scrivici","en":"Write to us","es":"Escríbanos"}', '/contatti', 2, 1);

INSERT INTO clock_changes (since, minutes, zone) VALUES
  ('', 60, 'Europe/Rome'), ('2000-03-26T01:00:00', 120, 'Europe/Rome'), ('2000-10-29T01:00:00', 60, 'Europe/Rome'), ('2001-03-25T01:00:00', 120, 'Europe/Rome'),
  ('2001-10-28T01:00:00', 60, 'Europe/Rome'), ('2002-03-31T01:00:00', 120, 'Europe/Rome'), ('2002-10-27T01:00:00', 60, 'Europe/Rome'), ('2003-03-30T01:00:00', 120, 'Europe/Rome'),
  ('2003-10-26T01:00:00', 60, 'Europe/Rome'), ('2004-03-28T01:00:00', 120, 'Europe/Rome'), ('2004-10-31T01:00:00', 60, 'Europe/Rome'), ('2005-03-27T01:00:00', 120, 'Europe/Rome'),
  ('2005-10-30T01:00:00', 60, 'Europe/Rome'), ('2006-03-26T01:00:00', 120, 'Europe/Rome'), ('2006-10-29T01:00:00', 60, 'Europe/Rome'), ('2007-03-25T01:00:00', 120, 'Europe/Rome'),
  ('2007-10-28T01:00:00', 60, 'Europe/Rome'), ('2008-03-30T01:00:00', 120, 'Europe/Rome'), ('2008-10-26T01:00:00', 60, 'Europe/Rome'), ('2009-03-29T01:00:00', 120, 'Europe/Rome'),
  ('2009-10-25T01:00:00', 60, 'Europe/Rome'), ('2010-03-28T01:00:00', 120, 'Europe/Rome'), ('2010-10-31T01:00:00', 60, 'Europe/Rome'), ('2011-03-27T01:00:00', 120, 'Europe/Rome'),
  ('2011-10-30T01:00:00', 60, 'Europe/Rome'), ('2012-03-25T01:00:00', 120, 'Europe/Rome'), ('2012-10-28T01:00:00', 60, 'Europe/Rome'), ('2013-03-31T01:00:00', 120, 'Europe/Rome'),
  ('2013-10-27T01:00:00', 60, 'Europe/Rome'), ('2014-03-30T01:00:00', 120, 'Europe/Rome'), ('2014-10-26T01:00:00', 60, 'Europe/Rome'), ('2015-03-29T01:00:00', 120, 'Europe/Rome'),
  ('2015-10-25T01:00:00', 60, 'Europe/Rome'), ('2016-03-27T01:00:00', 120, 'Europe/Rome'), ('2016-10-30T01:00:00', 60, 'Europe/Rome'), ('2017-03-26T01:00:00', 120, 'Europe/Rome'),
  ('2017-10-29T01:00:00', 60, 'Europe/Rome'), ('2018-03-25T01:00:00', 120, 'Europe/Rome'), ('2018-10-28T01:00:00', 60, 'Europe/Rome'), ('2019-03-31T01:00:00', 120, 'Europe/Rome'),
  ('2019-10-27T01:00:00', 60, 'Europe/Rome'), ('2020-03-29T01:00:00', 120, 'Europe/Rome'), ('2020-10-25T01:00:00', 60, 'Europe/Rome'), ('2021-03-28T01:00:00', 120, 'Europe/Rome'),
  ('2021-10-31T01:00:00', 60, 'Europe/Rome'), ('2022-03-27T01:00:00', 120, 'Europe/Rome'), ('2022-10-30T01:00:00', 60, 'Europe/Rome'), ('2023-03-26T01:00:00', 120, 'Europe/Rome'),
  ('2023-10-29T01:00:00', 60, 'Europe/Rome'), ('2024-03-31T01:00:00', 120, 'Europe/Rome'), ('2024-10-27T01:00:00', 60, 'Europe/Rome'), ('2025-03-30T01:00:00', 120, 'Europe/Rome'),
  ('2025-10-26T01:00:00', 60, 'Europe/Rome'), ('2026-03-29T01:00:00', 120, 'Europe/Rome'), ('2026-10-25T01:00:00', 60, 'Europe/Rome'), ('2027-03-28T01:00:00', 120, 'Europe/Rome'),
  ('2027-10-31T01:00:00', 60, 'Europe/Rome'), ('2028-03-26T01:00:00', 120, 'Europe/Rome'), ('2028-10-29T01:00:00', 60, 'Europe/Rome'), ('2029-03-25T01:00:00', 120, 'Europe/Rome'),
  ('2029-10-28T01:00:00', 60, 'Europe/Rome'), ('2030-03-31T01:00:00', 120, 'Europe/Rome'), ('2030-10-27T01:00:00', 60, 'Europe/Rome'), ('2031-03-30T01:00:00', 120, 'Europe/Rome'),
  ('2031-10-26T01:00:00', 60, 'Europe/Rome'), ('2032-03-28T01:00:00', 120, 'Europe/Rome'), ('2032-10-31T01:00:00', 60, 'Europe/Rome'), ('2033-03-27T01:00:00', 120, 'Europe/Rome'),
  ('2033-10-30T01:00:00', 60, 'Europe/Rome'), ('2034-03-26T01:00:00', 120, 'Europe/Rome'), ('2034-10-29T01:00:00', 60, 'Europe/Rome'), ('2035-03-25T01:00:00', 120, 'Europe/Rome'),
  ('2035-10-28T01:00:00', 60, 'Europe/Rome'), ('2036-03-30T01:00:00', 120, 'Europe/Rome'), ('2036-10-26T01:00:00', 60, 'Europe/Rome'), ('2037-03-29T01:00:00', 120, 'Europe/Rome'),
  ('2037-10-25T01:00:00', 60, 'Europe/Rome'), ('2038-03-28T01:00:00', 120, 'Europe/Rome'), ('2038-10-31T01:00:00', 60, 'Europe/Rome'), ('2039-03-27T01:00:00', 120, 'Europe/Rome'),
  ('2039-10-30T01:00:00', 60, 'Europe/Rome'), ('2040-03-25T01:00:00', 120, 'Europe/Rome'), ('2040-10-28T01:00:00', 60, 'Europe/Rome'), ('2041-03-31T01:00:00', 120, 'Europe/Rome'),
  ('2041-10-27T01:00:00', 60, 'Europe/Rome'), ('2042-03-30T01:00:00', 120, 'Europe/Rome'), ('2042-10-26T01:00:00', 60, 'Europe/Rome'), ('2043-03-29T01:00:00', 120, 'Europe/Rome'),
  ('2043-10-25T01:00:00', 60, 'Europe/Rome'), ('2044-03-27T01:00:00', 120, 'Europe/Rome'), ('2044-10-30T01:00:00', 60, 'Europe/Rome'), ('2045-03-26T01:00:00', 120, 'Europe/Rome'),
  ('2045-10-29T01:00:00', 60, 'Europe/Rome'), ('2046-03-25T01:00:00', 120, 'Europe/Rome'), ('2046-10-28T01:00:00', 60, 'Europe/Rome'), ('2047-03-31T01:00:00', 120, 'Europe/Rome'),
  ('2047-10-27T01:00:00', 60, 'Europe/Rome'), ('2048-03-29T01:00:00', 120, 'Europe/Rome'), ('2048-10-25T01:00:00', 60, 'Europe/Rome'), ('2049-03-28T01:00:00', 120, 'Europe/Rome'),
  ('2049-10-31T01:00:00', 60, 'Europe/Rome'), ('2050-03-27T01:00:00', 120, 'Europe/Rome'), ('2050-10-30T01:00:00', 60, 'Europe/Rome'), ('2051-03-26T01:00:00', 120, 'Europe/Rome'),
  ('2051-10-29T01:00:00', 60, 'Europe/Rome'), ('2052-03-31T01:00:00', 120, 'Europe/Rome'), ('2052-10-27T01:00:00', 60, 'Europe/Rome'), ('2053-03-30T01:00:00', 120, 'Europe/Rome'),
  ('2053-10-26T01:00:00', 60, 'Europe/Rome'), ('2054-03-29T01:00:00', 120, 'Europe/Rome'), ('2054-10-25T01:00:00', 60, 'Europe/Rome'), ('2055-03-28T01:00:00', 120, 'Europe/Rome'),
  ('2055-10-31T01:00:00', 60, 'Europe/Rome'), ('2056-03-26T01:00:00', 120, 'Europe/Rome'), ('2056-10-29T01:00:00', 60, 'Europe/Rome'), ('2057-03-25T01:00:00', 120, 'Europe/Rome'),
  ('2057-10-28T01:00:00', 60, 'Europe/Rome'), ('2058-03-31T01:00:00', 120, 'Europe/Rome'), ('2058-10-27T01:00:00', 60, 'Europe/Rome'), ('2059-03-30T01:00:00', 120, 'Europe/Rome'),
  ('2059-10-26T01:00:00', 60, 'Europe/Rome'), ('2060-03-28T01:00:00', 120, 'Europe/Rome'), ('2060-10-31T01:00:00', 60, 'Europe/Rome');

-- The mark distinguishes two shops with the same version number.
INSERT INTO facts_version (id, version, mark) VALUES (1, 1, lower(hex(randomblob(4))));
