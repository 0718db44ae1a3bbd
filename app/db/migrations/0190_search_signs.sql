-- What is read as a digit or a letter is searched as one: CO₂ as CO2, m² as m2, µm as μm, nº as no. The tokenizer keeps them
-- apart, and a visitor's keyboard has few of them. searchOf() does the same to what is typed.
DROP VIEW searched_texts;
CREATE VIEW searched_texts AS
  SELECT id, product_id, locale, lang, texts ->> '$[0]' AS name, texts ->> '$[1]' AS brand, texts ->> '$[2]' AS body,
    texts ->> '$[3]' AS variants
  FROM (
    -- DISTINCT: else SQLite works the texts out for each column that is read of them.
    SELECT DISTINCT p.id * 4 + instr('itenes', t.locale) / 2 AS id, p.id AS product_id, t.locale, 'lang' || t.locale AS lang,
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(json_array(t.name, p.brand, t.short_description,
        (SELECT group_concat(coalesce(a.value ->> ('$.value.' || t.locale), a.value ->> '$.value.it'), ' ')
         FROM products v JOIN json_each(v.attributes) a WHERE v.parent_id = p.id AND v.is_active = 1)),
        '₀', '0'), '₁', '1'), '₂', '2'), '₃', '3'), '₄', '4'), '₅', '5'), '₆', '6'), '₇', '7'), '₈', '8'), '₉', '9'),
        '¹', '1'), '²', '2'), '³', '3'), 'µ', 'μ'), 'º', 'o'), 'ª', 'a') AS texts
    FROM products p JOIN product_texts t ON t.product_id = p.id WHERE p.parent_id IS NULL AND p.is_active = 1);

-- Those that have any are indexed again.
UPDATE product_texts SET name = name
WHERE name GLOB '*[₀-₉¹²³µºª]*' OR short_description GLOB '*[₀-₉¹²³µºª]*' OR product_id IN (
  SELECT coalesce(parent_id, id) FROM products WHERE brand GLOB '*[₀-₉¹²³µºª]*' OR attributes GLOB '*[₀-₉¹²³µºª]*');
