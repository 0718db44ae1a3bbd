-- People are found by their names' letters without a decomposition too: "Lukasz" finds Łukasz.
DROP VIEW searched_people;
CREATE VIEW searched_people AS
  SELECT u.id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.username || ' ' || u.business_name || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.vat_number || ' '
    || coalesce((SELECT group_concat(a.city, ' ') FROM addresses a WHERE a.user_id = u.id AND a.is_active = 1), ''), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ø', 'o'), 'Ø', 'o'), 'ı', 'i'), 'ħ', 'h'), 'Ħ', 'h'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS words
  FROM users u;
INSERT INTO people_words (people_words) VALUES ('delete-all');
INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people;
