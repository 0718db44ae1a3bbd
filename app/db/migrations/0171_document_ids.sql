-- The last id that a document of the shop's own was given. A deleted one's is not given again: links to it may remain.
CREATE TABLE document_ids (last INTEGER NOT NULL CHECK (last < 1000000));
INSERT INTO document_ids (last) SELECT coalesce(max(id), 0) FROM documents WHERE id < 1000000;
