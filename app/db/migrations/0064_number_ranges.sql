-- A field whose values are numbers is narrowed by bounds: "8" to "12", and not by ticking each value.
ALTER TABLE custom_fields ADD COLUMN is_range INTEGER NOT NULL DEFAULT 0 CHECK (is_range IN (0, 1));

-- The bounds of a value, "11", "11–16" or "20-28"; NULL where it does not begin with a number. They are read from the
-- field's distinct values, a few hundred, and not from its products.
ALTER TABLE facet_values ADD COLUMN low REAL GENERATED ALWAYS AS (
  CASE WHEN value GLOB '[0-9]*' OR value GLOB '-[0-9]*' THEN CAST(value AS REAL) END
) VIRTUAL;
ALTER TABLE facet_values ADD COLUMN high REAL GENERATED ALWAYS AS (
  CASE WHEN value GLOB '[0-9]*' OR value GLOB '-[0-9]*' THEN CAST(
    substr(value, 1 + max(instr(value, '–'), CASE WHEN instr(substr(value, 2), '-') > 0 THEN 1 + instr(substr(value, 2), '-') ELSE 0 END)) AS REAL
  ) END
) VIRTUAL;
