-- The operator's deeds, each written in its own batch; and the clock, which only a shop in development may move.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  -- "orders.move", as operator-calls.ts names it.
  call TEXT NOT NULL,
  target TEXT NOT NULL,
  before TEXT CHECK (json_valid(before)),
  after TEXT CHECK (json_valid(after))
);
CREATE INDEX audit_by_call ON audit (call, id);

CREATE TABLE clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- How far the shop's time is from the real one.
  ahead_ms INTEGER NOT NULL
);
