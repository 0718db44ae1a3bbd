// A signed-in customer who views orders.
import { type Browser, browser } from "./browser";
import { PASSWORD } from "./worker/worker";

export const signedIn = async (username: string): Promise<Browser> => {
  const visitor = browser();
  await visitor.post("/auth/login", { username, password: PASSWORD, redirectTo: "/p" });
  return visitor;
};
