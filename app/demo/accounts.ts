// Who can sign in to the demo world, in one line each: what `npm start` tells.

export const ACCOUNTS = [
  { username: "consumer@demo.test", who: "buys for the home, prices with VAT" },
  { username: "business@demo.test", who: "buys for a winery, its own net prices" },
  { username: "agent@demo.test", who: "buys for customers, business@demo.test among them" },
  { username: "newcomer@demo.test", who: "must choose a new password" },
];
