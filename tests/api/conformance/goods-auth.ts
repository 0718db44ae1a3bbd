// Valid inputs of the calls that sign in and out. They leave the account's password unchanged.
import { api, PASSWORD, shopUrl, signInAs } from "../../support/worker/worker";
import type { Goods } from "./good";
import { ADDRESS, pendingOrder } from "./world";

/** No other test signs in with this name. */
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
    const before = await codesMailed(username);
    await post("auth/password-reset/", { username });
    return {
      who: null,
      input: { username, password: OTHER_PASSWORD, otp: await codeAfter(before) },
      after: restore,
    };
  },
  guest: () => ({
    who: null,
    input: { email: `guest-${crypto.randomUUID()}@demo.test`, name: "Ada", surname: "Neri" },
  }),
  guestLink: async (world, side) => {
    const email = `guest-${crypto.randomUUID()}@demo.test`;
    const { token }: { token: string } = await (
      await post("auth/guest/", { email, name: "Ada", surname: "Neri" })
    ).json();
    const buyer = {
      ...side.buyer,
      call: (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
        api(path, {
          method,
          headers: {
            Authorization: `Token ${token}`,
            ...(body && { "Content-Type": "application/json" }),
            ...headers,
          },
          body: body && JSON.stringify(body),
        }),
    };
    for (const type of ["Billing", "Shipping"])
      await buyer.call("POST", "addresses/", { ...ADDRESS, type, is_default: true });
    await pendingOrder(world, { ...side, buyer });
    return { who: null, input: { key: await keyMailed(email) } };
  },
  signUp: () => ({ who: null, input: person(newEmail()) }),
  confirmSignUp: async () => {
    const email = newEmail();
    const { sign_up }: { sign_up: string } = await (await post("auth/sign-up/", person(email))).json();
    return { who: null, input: { sign_up, otp: await codeAfter([], email) } };
  },
  checkPasswordChange: () => ({ who: null, input: { username } }),
  renew: async () => ({ who: await signInAs(username) }),
};

const newEmail = () => `new-${crypto.randomUUID()}@demo.test`;
const person = (email: string) => ({
  email,
  name: "Ada",
  surname: "Neri",
  password: OTHER_PASSWORD,
  privacy_consent: true,
});

/** Newest first. */
async function codesMailed(receiver: string): Promise<string[]> {
  const mails: { to: string; text: string }[] = await (await fetch(`${shopUrl()}/__dev/mailbox.json`)).json();
  return mails.flatMap(({ to, text }) => (to === receiver ? (/^\d{8}$/m.exec(text)?.[0] ?? []) : []));
}

async function keyMailed(receiver: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mails: { to: string; text: string }[] = await (
      await fetch(`${shopUrl()}/__dev/mailbox.json`)
    ).json();
    const mail = mails.find(({ to }) => to === receiver);
    const key = /guest-order\?key=(\S+)/.exec(mail?.text ?? "")?.[1];
    if (key) return key;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`no link was mailed to ${receiver}`);
}

// Waits for the mail. A shop that ran before already has older codes.
async function codeAfter(before: string[], receiver = username): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const [newest] = await codesMailed(receiver);
    if (newest && !before.includes(newest)) return newest;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`no code was mailed to ${receiver}`);
}
