-- The day on which the customer asked for the goods; null: as soon as the shop sends them.
ALTER TABLE orders ADD COLUMN requested_date TEXT;
