// The login and other calls of auth/, with their bodies.
import { api } from "./worker/worker";

export const NEW_PASSWORD = "Torchio-Verde-77";

export const basic = (text: string | Uint8Array) => `Basic ${Buffer.from(text).toString("base64")}`;

export const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  api("auth/login/", {
    method: "POST",
    headers: { Authorization: basic(`${username}:${password}`), ...headers },
  });

export const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  api(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

export const isAlive = async (token: string) => {
  const answer = await api("users/", { headers: { Authorization: `Token ${token}` } });
  return answer.status === 200;
};
