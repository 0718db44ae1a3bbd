// Validation of a new password, with each weakness at its field.

import type { UserRow } from "~/db/auth/users";
import { passwordFaults } from "~/domain/accounts/password";
import { Refusal } from "~/services/refusal";

/** @param user null: skips the rules about the user, which would reveal the user's name */
export const weaknessesOf = (password: string, user: UserRow | null): string[] =>
  passwordFaults(
    password,
    user && {
      username: user.username,
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
    },
  );

/** @param codes of the rules that the password breaks */
export const weakPassword = (codes: readonly string[]): Refusal =>
  new Refusal(
    400,
    "weak_password",
    {},
    codes.map((code) => ({ field: "password", code })),
  );
