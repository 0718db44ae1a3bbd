-- Pages, articles and banners are shown from an instant and until another one; NULL leaves that end open. What is not
-- active is a draft. Articles have their beginning: published_at. Slides have both in their JSON.
ALTER TABLE pages ADD COLUMN shown_from TEXT;
ALTER TABLE pages ADD COLUMN shown_until TEXT;
ALTER TABLE articles ADD COLUMN shown_until TEXT;
ALTER TABLE canvasses ADD COLUMN shown_from TEXT;
ALTER TABLE canvasses ADD COLUMN shown_until TEXT;
