-- orders.pay_url ends in a random key; the link that a customer gets is that address with a signature. It is found by its key,
-- whatever host it was asked at.
DROP INDEX orders_by_pay_url;
CREATE UNIQUE INDEX orders_by_pay_key ON orders (substr(pay_url, instr(pay_url, '/pay/') + 5)) WHERE pay_url IS NOT NULL;
