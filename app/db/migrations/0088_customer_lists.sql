-- The back office's list of customers: each of its filters is walked along an index, the newest first.
CREATE INDEX users_by_type ON users (customer_type, id);
CREATE INDEX users_by_list ON users (price_list, id);
CREATE INDEX users_of_agent ON users (agent_id, id);
CREATE INDEX users_disabled ON users (id) WHERE is_active = 0;
CREATE INDEX users_guests_by_id ON users (id) WHERE is_guest = 1;
CREATE INDEX users_by_tax_code ON users (tax_code) WHERE tax_code <> '';
