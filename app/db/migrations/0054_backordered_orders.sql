-- What an order promised of goods that were not all there: in how many of its rows, and by when they were expected.
ALTER TABLE orders ADD COLUMN backordered_count INTEGER NOT NULL DEFAULT 0 CHECK (backordered_count BETWEEN 0 AND article_count);
ALTER TABLE orders ADD COLUMN restock_date TEXT;
