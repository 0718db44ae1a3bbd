-- Lists of customers and agents: their stored counts, the date of the last order, and the search by name.
CREATE TABLE people_counts (
  -- 0: customers without an agent.
  agent_id INTEGER NOT NULL,
  is_agent INTEGER NOT NULL,
  -- '': not a customer.
  customer_type TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  people INTEGER NOT NULL,
  PRIMARY KEY (agent_id, is_agent, customer_type, is_active)
) WITHOUT ROWID;

-- Trigrams of everything by which people are searched.
CREATE VIRTUAL TABLE people_words USING fts5 (
  words, content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1'
);

-- What the tables above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW people_to_count AS
  SELECT coalesce(agent_id, 0) AS agent_id, is_agent, coalesce(customer_type, '') AS customer_type, is_active, count(*) AS people
  FROM users GROUP BY 1, 2, 3, 4;

CREATE VIEW searched_people AS
  SELECT u.id, u.username || ' ' || u.business_name || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.vat_number || ' '
    || coalesce((SELECT group_concat(a.city, ' ') FROM addresses a WHERE a.user_id = u.id AND a.is_active = 1), '') AS words
  FROM users u;

CREATE TRIGGER orders_last_of_customer AFTER INSERT ON orders
BEGIN
  UPDATE users SET last_order_date = NEW.date WHERE id = NEW.customer_id AND coalesce(last_order_date, '') < NEW.date;
END;

-- An order that goes may have been its customer's last.
CREATE TRIGGER orders_last_gone AFTER DELETE ON orders
BEGIN
  UPDATE users SET last_order_date = (SELECT max(date) FROM orders WHERE customer_id = OLD.customer_id)
  WHERE id = OLD.customer_id AND last_order_date = OLD.date;
END;

CREATE TRIGGER users_counted AFTER INSERT ON users
BEGIN
  INSERT INTO people_counts (agent_id, is_agent, customer_type, is_active, people)
  VALUES (coalesce(NEW.agent_id, 0), NEW.is_agent, coalesce(NEW.customer_type, ''), NEW.is_active, 1)
  ON CONFLICT DO UPDATE SET people = people + 1;
  INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people WHERE id = NEW.id;
END;

CREATE TRIGGER users_uncounted AFTER DELETE ON users
BEGIN
  UPDATE people_counts SET people = people - 1 WHERE agent_id = coalesce(OLD.agent_id, 0) AND is_agent = OLD.is_agent
    AND customer_type = coalesce(OLD.customer_type, '') AND is_active = OLD.is_active;
  DELETE FROM people_words WHERE rowid = OLD.id;
END;

CREATE TRIGGER users_recounted AFTER UPDATE OF agent_id, is_agent, customer_type, is_active ON users
BEGIN
  UPDATE people_counts SET people = people - 1 WHERE agent_id = coalesce(OLD.agent_id, 0) AND is_agent = OLD.is_agent
    AND customer_type = coalesce(OLD.customer_type, '') AND is_active = OLD.is_active;
  INSERT INTO people_counts (agent_id, is_agent, customer_type, is_active, people)
  VALUES (coalesce(NEW.agent_id, 0), NEW.is_agent, coalesce(NEW.customer_type, ''), NEW.is_active, 1)
  ON CONFLICT DO UPDATE SET people = people + 1;
END;

-- A change of what a person is found by is inserted here.
CREATE VIEW people_renamed AS SELECT id FROM users WHERE 0;

CREATE TRIGGER people_reindexed INSTEAD OF INSERT ON people_renamed
BEGIN
  DELETE FROM people_words WHERE rowid = NEW.id;
  INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people WHERE id = NEW.id;
END;

CREATE TRIGGER users_renamed AFTER UPDATE OF username, business_name, first_name, last_name, vat_number ON users
BEGIN
  INSERT INTO people_renamed (id) VALUES (NEW.id);
END;

CREATE TRIGGER addresses_added_found AFTER INSERT ON addresses
BEGIN
  INSERT INTO people_renamed (id) VALUES (NEW.user_id);
END;

CREATE TRIGGER addresses_changed_found AFTER UPDATE OF user_id, city, is_active ON addresses
BEGIN
  INSERT INTO people_renamed (id) SELECT id FROM users WHERE id IN (OLD.user_id, NEW.user_id);
END;

CREATE TRIGGER addresses_gone_found AFTER DELETE ON addresses
BEGIN
  INSERT INTO people_renamed (id) VALUES (OLD.user_id);
END;
