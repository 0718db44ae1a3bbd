-- Names in the order of an alphabet: sort_name is without case, Š, Ł and Ø are with S, L and O, and ñ is after n. Products had
-- it without the letters of central and northern Europe; people, makers and documents were in the order of their bytes.
-- SQLite takes an expression a hundred deep, so that the letters are replaced in steps. db/normalize-search.ts folds the same ones.
DROP INDEX product_texts_by_name;
DROP INDEX product_texts_names;
ALTER TABLE product_texts DROP COLUMN sort_name;
ALTER TABLE product_texts ADD COLUMN sort_1 TEXT AS (CASE WHEN name GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name)
    , 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'Æ', 'ae'), 'Ç', 'c'), 'È', 'e')
    , 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ð', 'd'), 'Ñ', 'n~')
    , 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'Ý', 'y'), 'Þ', 'th'), 'ß', 'ss'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a')
    , 'æ', 'ae'), 'ç', 'c'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ì', 'i'), 'í', 'i'), 'î', 'i')
    , 'ï', 'i'), 'ð', 'd'), 'ñ', 'n~'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o')
  ELSE lower(name) END) VIRTUAL;
ALTER TABLE product_texts ADD COLUMN sort_2 TEXT AS (CASE WHEN sort_1 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_1
    , 'õ', 'o'), 'ö', 'o'), 'ø', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ý', 'y'), 'þ', 'th')
    , 'ÿ', 'y'), 'Ā', 'a'), 'ā', 'a'), 'Ă', 'a'), 'ă', 'a'), 'Ą', 'a'), 'ą', 'a'), 'Ć', 'c'), 'ć', 'c'), 'Ĉ', 'c')
    , 'ĉ', 'c'), 'Ċ', 'c'), 'ċ', 'c'), 'Č', 'c'), 'č', 'c'), 'Ď', 'd'), 'ď', 'd'), 'Đ', 'd'), 'đ', 'd'), 'Ē', 'e')
    , 'ē', 'e'), 'Ĕ', 'e'), 'ĕ', 'e'), 'Ė', 'e'), 'ė', 'e'), 'Ę', 'e'), 'ę', 'e'), 'Ě', 'e'), 'ě', 'e'), 'Ĝ', 'g')
    , 'ĝ', 'g'), 'Ğ', 'g'), 'ğ', 'g'), 'Ġ', 'g'), 'ġ', 'g'), 'Ģ', 'g'), 'ģ', 'g'), 'Ĥ', 'h'), 'ĥ', 'h'), 'Ħ', 'h')
    , 'ħ', 'h'), 'Ĩ', 'i'), 'ĩ', 'i')
  ELSE sort_1 END) VIRTUAL;
ALTER TABLE product_texts ADD COLUMN sort_3 TEXT AS (CASE WHEN sort_2 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_2
    , 'Ī', 'i'), 'ī', 'i'), 'Ĭ', 'i'), 'ĭ', 'i'), 'Į', 'i'), 'į', 'i'), 'İ', 'i'), 'ı', 'i'), 'Ĳ', 'ij')
    , 'ĳ', 'ij'), 'Ĵ', 'j'), 'ĵ', 'j'), 'Ķ', 'k'), 'ķ', 'k'), 'Ĺ', 'l'), 'ĺ', 'l'), 'Ļ', 'l'), 'ļ', 'l')
    , 'Ľ', 'l'), 'ľ', 'l'), 'Ł', 'l'), 'ł', 'l'), 'Ń', 'n'), 'ń', 'n'), 'Ņ', 'n'), 'ņ', 'n'), 'Ň', 'n'), 'ň', 'n')
    , 'Ō', 'o'), 'ō', 'o'), 'Ŏ', 'o'), 'ŏ', 'o'), 'Ő', 'o'), 'ő', 'o'), 'Œ', 'oe'), 'œ', 'oe'), 'Ŕ', 'r')
    , 'ŕ', 'r'), 'Ŗ', 'r'), 'ŗ', 'r'), 'Ř', 'r'), 'ř', 'r'), 'Ś', 's'), 'ś', 's'), 'Ŝ', 's'), 'ŝ', 's'), 'Ş', 's')
    , 'ş', 's'), 'Š', 's'), 'š', 's'), 'Ţ', 't'), 'ţ', 't')
  ELSE sort_2 END) VIRTUAL;
ALTER TABLE product_texts ADD COLUMN sort_name TEXT AS (CASE WHEN sort_3 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_3
    , 'Ť', 't'), 'ť', 't'), 'Ŧ', 't'), 'ŧ', 't'), 'Ũ', 'u'), 'ũ', 'u'), 'Ū', 'u'), 'ū', 'u'), 'Ŭ', 'u'), 'ŭ', 'u')
    , 'Ů', 'u'), 'ů', 'u'), 'Ű', 'u'), 'ű', 'u'), 'Ų', 'u'), 'ų', 'u'), 'Ŵ', 'w'), 'ŵ', 'w'), 'Ŷ', 'y'), 'ŷ', 'y')
    , 'Ÿ', 'y'), 'Ź', 'z'), 'ź', 'z'), 'Ż', 'z'), 'ż', 'z'), 'Ž', 'z'), 'ž', 'z'), 'ſ', 's'), 'Ș', 's'), 'ș', 's')
    , 'Ț', 't'), 'ț', 't'), 'ẞ', 'ss'), char(768), ''), char(769), ''), char(770), ''), char(771), '')
    , char(772), ''), char(774), ''), char(775), ''), char(776), ''), char(778), ''), char(779), '')
    , char(780), ''), char(806), ''), char(807), ''), char(808), '')
  ELSE sort_3 END) VIRTUAL;
CREATE INDEX product_texts_by_name ON product_texts (locale, sort_name, product_id);
CREATE INDEX product_texts_names ON product_texts (product_id, locale, sort_name);

-- Consumers, who have no business's name, come first.
ALTER TABLE users ADD COLUMN sort_1 TEXT AS (CASE WHEN (business_name || last_name || first_name) GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower((business_name || char(9) || last_name || ' ' || first_name))
    , 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'Æ', 'ae'), 'Ç', 'c'), 'È', 'e')
    , 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ð', 'd'), 'Ñ', 'n~')
    , 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'Ý', 'y'), 'Þ', 'th'), 'ß', 'ss'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a')
    , 'æ', 'ae'), 'ç', 'c'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ì', 'i'), 'í', 'i'), 'î', 'i')
    , 'ï', 'i'), 'ð', 'd'), 'ñ', 'n~'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o')
  ELSE lower((business_name || char(9) || last_name || ' ' || first_name)) END) VIRTUAL;
ALTER TABLE users ADD COLUMN sort_2 TEXT AS (CASE WHEN sort_1 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_1
    , 'õ', 'o'), 'ö', 'o'), 'ø', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ý', 'y'), 'þ', 'th')
    , 'ÿ', 'y'), 'Ā', 'a'), 'ā', 'a'), 'Ă', 'a'), 'ă', 'a'), 'Ą', 'a'), 'ą', 'a'), 'Ć', 'c'), 'ć', 'c'), 'Ĉ', 'c')
    , 'ĉ', 'c'), 'Ċ', 'c'), 'ċ', 'c'), 'Č', 'c'), 'č', 'c'), 'Ď', 'd'), 'ď', 'd'), 'Đ', 'd'), 'đ', 'd'), 'Ē', 'e')
    , 'ē', 'e'), 'Ĕ', 'e'), 'ĕ', 'e'), 'Ė', 'e'), 'ė', 'e'), 'Ę', 'e'), 'ę', 'e'), 'Ě', 'e'), 'ě', 'e'), 'Ĝ', 'g')
    , 'ĝ', 'g'), 'Ğ', 'g'), 'ğ', 'g'), 'Ġ', 'g'), 'ġ', 'g'), 'Ģ', 'g'), 'ģ', 'g'), 'Ĥ', 'h'), 'ĥ', 'h'), 'Ħ', 'h')
    , 'ħ', 'h'), 'Ĩ', 'i'), 'ĩ', 'i')
  ELSE sort_1 END) VIRTUAL;
ALTER TABLE users ADD COLUMN sort_3 TEXT AS (CASE WHEN sort_2 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_2
    , 'Ī', 'i'), 'ī', 'i'), 'Ĭ', 'i'), 'ĭ', 'i'), 'Į', 'i'), 'į', 'i'), 'İ', 'i'), 'ı', 'i'), 'Ĳ', 'ij')
    , 'ĳ', 'ij'), 'Ĵ', 'j'), 'ĵ', 'j'), 'Ķ', 'k'), 'ķ', 'k'), 'Ĺ', 'l'), 'ĺ', 'l'), 'Ļ', 'l'), 'ļ', 'l')
    , 'Ľ', 'l'), 'ľ', 'l'), 'Ł', 'l'), 'ł', 'l'), 'Ń', 'n'), 'ń', 'n'), 'Ņ', 'n'), 'ņ', 'n'), 'Ň', 'n'), 'ň', 'n')
    , 'Ō', 'o'), 'ō', 'o'), 'Ŏ', 'o'), 'ŏ', 'o'), 'Ő', 'o'), 'ő', 'o'), 'Œ', 'oe'), 'œ', 'oe'), 'Ŕ', 'r')
    , 'ŕ', 'r'), 'Ŗ', 'r'), 'ŗ', 'r'), 'Ř', 'r'), 'ř', 'r'), 'Ś', 's'), 'ś', 's'), 'Ŝ', 's'), 'ŝ', 's'), 'Ş', 's')
    , 'ş', 's'), 'Š', 's'), 'š', 's'), 'Ţ', 't'), 'ţ', 't')
  ELSE sort_2 END) VIRTUAL;
ALTER TABLE users ADD COLUMN sort_name TEXT AS (CASE WHEN sort_3 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_3
    , 'Ť', 't'), 'ť', 't'), 'Ŧ', 't'), 'ŧ', 't'), 'Ũ', 'u'), 'ũ', 'u'), 'Ū', 'u'), 'ū', 'u'), 'Ŭ', 'u'), 'ŭ', 'u')
    , 'Ů', 'u'), 'ů', 'u'), 'Ű', 'u'), 'ű', 'u'), 'Ų', 'u'), 'ų', 'u'), 'Ŵ', 'w'), 'ŵ', 'w'), 'Ŷ', 'y'), 'ŷ', 'y')
    , 'Ÿ', 'y'), 'Ź', 'z'), 'ź', 'z'), 'Ż', 'z'), 'ż', 'z'), 'Ž', 'z'), 'ž', 'z'), 'ſ', 's'), 'Ș', 's'), 'ș', 's')
    , 'Ț', 't'), 'ț', 't'), 'ẞ', 'ss'), char(768), ''), char(769), ''), char(770), ''), char(771), '')
    , char(772), ''), char(774), ''), char(775), ''), char(776), ''), char(778), ''), char(779), '')
    , char(780), ''), char(806), ''), char(807), ''), char(808), '')
  ELSE sort_3 END) VIRTUAL;
DROP INDEX users_by_agent;
DROP INDEX users_served;
CREATE INDEX users_by_agent ON users (agent_id, sort_name);
CREATE INDEX users_served ON users (agent_id, last_order_date DESC, sort_name, id)
  WHERE is_active = 1 AND customer_type IS NOT NULL;

ALTER TABLE manufacturers ADD COLUMN sort_1 TEXT AS (CASE WHEN name GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(name)
    , 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'Æ', 'ae'), 'Ç', 'c'), 'È', 'e')
    , 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ð', 'd'), 'Ñ', 'n~')
    , 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'Ý', 'y'), 'Þ', 'th'), 'ß', 'ss'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a')
    , 'æ', 'ae'), 'ç', 'c'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ì', 'i'), 'í', 'i'), 'î', 'i')
    , 'ï', 'i'), 'ð', 'd'), 'ñ', 'n~'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o')
  ELSE lower(name) END) VIRTUAL;
ALTER TABLE manufacturers ADD COLUMN sort_2 TEXT AS (CASE WHEN sort_1 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_1
    , 'õ', 'o'), 'ö', 'o'), 'ø', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ý', 'y'), 'þ', 'th')
    , 'ÿ', 'y'), 'Ā', 'a'), 'ā', 'a'), 'Ă', 'a'), 'ă', 'a'), 'Ą', 'a'), 'ą', 'a'), 'Ć', 'c'), 'ć', 'c'), 'Ĉ', 'c')
    , 'ĉ', 'c'), 'Ċ', 'c'), 'ċ', 'c'), 'Č', 'c'), 'č', 'c'), 'Ď', 'd'), 'ď', 'd'), 'Đ', 'd'), 'đ', 'd'), 'Ē', 'e')
    , 'ē', 'e'), 'Ĕ', 'e'), 'ĕ', 'e'), 'Ė', 'e'), 'ė', 'e'), 'Ę', 'e'), 'ę', 'e'), 'Ě', 'e'), 'ě', 'e'), 'Ĝ', 'g')
    , 'ĝ', 'g'), 'Ğ', 'g'), 'ğ', 'g'), 'Ġ', 'g'), 'ġ', 'g'), 'Ģ', 'g'), 'ģ', 'g'), 'Ĥ', 'h'), 'ĥ', 'h'), 'Ħ', 'h')
    , 'ħ', 'h'), 'Ĩ', 'i'), 'ĩ', 'i')
  ELSE sort_1 END) VIRTUAL;
ALTER TABLE manufacturers ADD COLUMN sort_3 TEXT AS (CASE WHEN sort_2 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_2
    , 'Ī', 'i'), 'ī', 'i'), 'Ĭ', 'i'), 'ĭ', 'i'), 'Į', 'i'), 'į', 'i'), 'İ', 'i'), 'ı', 'i'), 'Ĳ', 'ij')
    , 'ĳ', 'ij'), 'Ĵ', 'j'), 'ĵ', 'j'), 'Ķ', 'k'), 'ķ', 'k'), 'Ĺ', 'l'), 'ĺ', 'l'), 'Ļ', 'l'), 'ļ', 'l')
    , 'Ľ', 'l'), 'ľ', 'l'), 'Ł', 'l'), 'ł', 'l'), 'Ń', 'n'), 'ń', 'n'), 'Ņ', 'n'), 'ņ', 'n'), 'Ň', 'n'), 'ň', 'n')
    , 'Ō', 'o'), 'ō', 'o'), 'Ŏ', 'o'), 'ŏ', 'o'), 'Ő', 'o'), 'ő', 'o'), 'Œ', 'oe'), 'œ', 'oe'), 'Ŕ', 'r')
    , 'ŕ', 'r'), 'Ŗ', 'r'), 'ŗ', 'r'), 'Ř', 'r'), 'ř', 'r'), 'Ś', 's'), 'ś', 's'), 'Ŝ', 's'), 'ŝ', 's'), 'Ş', 's')
    , 'ş', 's'), 'Š', 's'), 'š', 's'), 'Ţ', 't'), 'ţ', 't')
  ELSE sort_2 END) VIRTUAL;
ALTER TABLE manufacturers ADD COLUMN sort_name TEXT AS (CASE WHEN sort_3 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_3
    , 'Ť', 't'), 'ť', 't'), 'Ŧ', 't'), 'ŧ', 't'), 'Ũ', 'u'), 'ũ', 'u'), 'Ū', 'u'), 'ū', 'u'), 'Ŭ', 'u'), 'ŭ', 'u')
    , 'Ů', 'u'), 'ů', 'u'), 'Ű', 'u'), 'ű', 'u'), 'Ų', 'u'), 'ų', 'u'), 'Ŵ', 'w'), 'ŵ', 'w'), 'Ŷ', 'y'), 'ŷ', 'y')
    , 'Ÿ', 'y'), 'Ź', 'z'), 'ź', 'z'), 'Ż', 'z'), 'ż', 'z'), 'Ž', 'z'), 'ž', 'z'), 'ſ', 's'), 'Ș', 's'), 'ș', 's')
    , 'Ț', 't'), 'ț', 't'), 'ẞ', 'ss'), char(768), ''), char(769), ''), char(770), ''), char(771), '')
    , char(772), ''), char(774), ''), char(775), ''), char(776), ''), char(778), ''), char(779), '')
    , char(780), ''), char(806), ''), char(807), ''), char(808), '')
  ELSE sort_3 END) VIRTUAL;

ALTER TABLE documents ADD COLUMN sort_1 TEXT AS (CASE WHEN title GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title)
    , 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'Æ', 'ae'), 'Ç', 'c'), 'È', 'e')
    , 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ð', 'd'), 'Ñ', 'n~')
    , 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'Ý', 'y'), 'Þ', 'th'), 'ß', 'ss'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a')
    , 'æ', 'ae'), 'ç', 'c'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ì', 'i'), 'í', 'i'), 'î', 'i')
    , 'ï', 'i'), 'ð', 'd'), 'ñ', 'n~'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o')
  ELSE lower(title) END) VIRTUAL;
ALTER TABLE documents ADD COLUMN sort_2 TEXT AS (CASE WHEN sort_1 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_1
    , 'õ', 'o'), 'ö', 'o'), 'ø', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ý', 'y'), 'þ', 'th')
    , 'ÿ', 'y'), 'Ā', 'a'), 'ā', 'a'), 'Ă', 'a'), 'ă', 'a'), 'Ą', 'a'), 'ą', 'a'), 'Ć', 'c'), 'ć', 'c'), 'Ĉ', 'c')
    , 'ĉ', 'c'), 'Ċ', 'c'), 'ċ', 'c'), 'Č', 'c'), 'č', 'c'), 'Ď', 'd'), 'ď', 'd'), 'Đ', 'd'), 'đ', 'd'), 'Ē', 'e')
    , 'ē', 'e'), 'Ĕ', 'e'), 'ĕ', 'e'), 'Ė', 'e'), 'ė', 'e'), 'Ę', 'e'), 'ę', 'e'), 'Ě', 'e'), 'ě', 'e'), 'Ĝ', 'g')
    , 'ĝ', 'g'), 'Ğ', 'g'), 'ğ', 'g'), 'Ġ', 'g'), 'ġ', 'g'), 'Ģ', 'g'), 'ģ', 'g'), 'Ĥ', 'h'), 'ĥ', 'h'), 'Ħ', 'h')
    , 'ħ', 'h'), 'Ĩ', 'i'), 'ĩ', 'i')
  ELSE sort_1 END) VIRTUAL;
ALTER TABLE documents ADD COLUMN sort_3 TEXT AS (CASE WHEN sort_2 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_2
    , 'Ī', 'i'), 'ī', 'i'), 'Ĭ', 'i'), 'ĭ', 'i'), 'Į', 'i'), 'į', 'i'), 'İ', 'i'), 'ı', 'i'), 'Ĳ', 'ij')
    , 'ĳ', 'ij'), 'Ĵ', 'j'), 'ĵ', 'j'), 'Ķ', 'k'), 'ķ', 'k'), 'Ĺ', 'l'), 'ĺ', 'l'), 'Ļ', 'l'), 'ļ', 'l')
    , 'Ľ', 'l'), 'ľ', 'l'), 'Ł', 'l'), 'ł', 'l'), 'Ń', 'n'), 'ń', 'n'), 'Ņ', 'n'), 'ņ', 'n'), 'Ň', 'n'), 'ň', 'n')
    , 'Ō', 'o'), 'ō', 'o'), 'Ŏ', 'o'), 'ŏ', 'o'), 'Ő', 'o'), 'ő', 'o'), 'Œ', 'oe'), 'œ', 'oe'), 'Ŕ', 'r')
    , 'ŕ', 'r'), 'Ŗ', 'r'), 'ŗ', 'r'), 'Ř', 'r'), 'ř', 'r'), 'Ś', 's'), 'ś', 's'), 'Ŝ', 's'), 'ŝ', 's'), 'Ş', 's')
    , 'ş', 's'), 'Š', 's'), 'š', 's'), 'Ţ', 't'), 'ţ', 't')
  ELSE sort_2 END) VIRTUAL;
ALTER TABLE documents ADD COLUMN sort_name TEXT AS (CASE WHEN sort_3 GLOB '*[^ -~]*' THEN
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_3
    , 'Ť', 't'), 'ť', 't'), 'Ŧ', 't'), 'ŧ', 't'), 'Ũ', 'u'), 'ũ', 'u'), 'Ū', 'u'), 'ū', 'u'), 'Ŭ', 'u'), 'ŭ', 'u')
    , 'Ů', 'u'), 'ů', 'u'), 'Ű', 'u'), 'ű', 'u'), 'Ų', 'u'), 'ų', 'u'), 'Ŵ', 'w'), 'ŵ', 'w'), 'Ŷ', 'y'), 'ŷ', 'y')
    , 'Ÿ', 'y'), 'Ź', 'z'), 'ź', 'z'), 'Ż', 'z'), 'ż', 'z'), 'Ž', 'z'), 'ž', 'z'), 'ſ', 's'), 'Ș', 's'), 'ș', 's')
    , 'Ț', 't'), 'ț', 't'), 'ẞ', 'ss'), char(768), ''), char(769), ''), char(770), ''), char(771), '')
    , char(772), ''), char(774), ''), char(775), ''), char(776), ''), char(778), ''), char(779), '')
    , char(780), ''), char(806), ''), char(807), ''), char(808), '')
  ELSE sort_3 END) VIRTUAL;
