// Accounts that can sign in to the demo world, one line each, as `npm start` prints them.

export const ACCOUNTS = [
  { username: "consumer@demo.test", who: "buys for the home, prices with VAT" },
  { username: "consumer.es@demo.test", who: "the same in Spain" },
  { username: "business@demo.test", who: "buys for a winery, its own net prices" },
  { username: "business2@demo.test", who: "the same for a brewery, another agent's" },
  { username: "agent@demo.test", who: "buys for customers, business@demo.test among them" },
  { username: "agent2@demo.test", who: "buys for others, business2@demo.test among them" },
  { username: "newcomer@demo.test", who: "must choose a new password" },
];
