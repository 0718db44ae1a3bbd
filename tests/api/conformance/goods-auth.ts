// The good inputs of signing in and out. They leave the account with the password that they found.
import { api, PASSWORD, shopUrl, signInAs } from "../../support/worker/worker";
import type { Goods } from "./good";

/** Nobody else signs in as this one. */
const username = "cliente03@demo.test";
const OTHER_PASSWORD = "Torchio-Verde-77";
const basic = Buffer.from(`${username}:${PASSWORD}`).toString("base64");

const post = (path: string, body: object) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const restore = () =>
  post("auth/password-change/", { username, old_password: OTHER_PASSWORD, password: PASSWORD });

export const authGoods: Goods<"auth"> = {
  login: () => ({ who: null, headers: { Authorization: `Basic ${basic}` } }),
  logout: async () => ({ who: await signInAs(username) }),
  logoutAll: async () => ({ who: await signInAs(username) }),
  isAuthenticated: (_, { buyer }) => ({ who: buyer }),
  passwordChange: () => ({
    who: null,
    input: { username, old_password: PASSWORD, password: OTHER_PASSWORD },
    after: restore,
  }),
  passwordReset: () => ({ who: null, input: { username: "cliente05@demo.test" } }),
  otpPasswordChange: async () => {
    const before = await codesMailed();
    await post("auth/password-reset/", { username });
    return {
      who: null,
      input: { username, password: OTHER_PASSWORD, otp: await codeAfter(before) },
      after: restore,
    };
  },
  checkPasswordChange: () => ({ who: null, input: { username } }),
  renew: async () => ({ who: await signInAs(username) }),
};

/** Newest first. */
async function codesMailed(): Promise<string[]> {
  const mails: { to: string; text: string }[] = await (await fetch(`${shopUrl()}/__dev/mailbox.json`)).json();
  return mails.flatMap(({ to, text }) => (to === username ? (/^\d{8}$/m.exec(text)?.[0] ?? []) : []));
}

// Mail takes its time; on a shop that has been asked before, older codes are there already.
async function codeAfter(before: string[]): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const [newest] = await codesMailed();
    if (newest && !before.includes(newest)) return newest;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`no code was mailed to ${username}`);
}
