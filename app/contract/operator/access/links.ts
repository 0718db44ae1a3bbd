// Invitations to the back office, and the one-time links to choose a password. CONTRACT §9.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { Id } from "~/contract/wire";
import { CreateOperator, OperatorPerson, OperatorSignIn } from "../people";

export const OPERATOR_LINK_KINDS = ["invitation", "forgotten"] as const;
export type OperatorLinkKind = (typeof OPERATOR_LINK_KINDS)[number];

/** Key in the email's link. */
export const OperatorLinkKey = z.string().min(1).max(100);

/** The link's user, whom its reader may know. */
export const OperatorLink = z.object({
  kind: z.enum(OPERATOR_LINK_KINDS),
  name: z.string(),
  email: z.string(),
});

const access = "operator";
const permission = "people.write";
const nobody = "nobody";
const byId = z.object({ id: Id });
const key = OperatorLinkKey;

export const operatorLinkCalls = {
  invitations: {
    /** Creates a user, who gets an email with a link. */
    create: {
      method: "POST",
      path: "invitations/",
      access,
      permission,
      body: CreateOperator,
      answer: OperatorPerson,
      status: 201,
    },
    /** Sends another link to a user without a password; the previous link stops working. */
    send: {
      method: "POST",
      path: "invitations/:id/",
      access,
      permission,
      params: byId,
      answer: OperatorPerson,
      errors: ["already_joined"],
    },
    withdraw: {
      method: "DELETE",
      path: "invitations/:id/",
      access,
      permission,
      params: byId,
      answer: null,
    },
  },
  links: {
    /** Returns the same response for known and unknown addresses. */
    forgotten: {
      method: "POST",
      path: "links/forgotten/",
      access,
      permission: nobody,
      body: OperatorSignIn.pick({ email: true }),
      answer: null,
    },
    /** Does not use the link up. */
    look: {
      method: "POST",
      path: "links/look/",
      access,
      permission: nobody,
      isRead: true,
      body: z.object({ key }),
      answer: OperatorLink,
      errors: ["link_over"],
    },
    use: {
      method: "POST",
      path: "links/use/",
      access,
      permission: nobody,
      body: z.object({ key, password: OperatorSignIn.shape.password }),
      answer: OperatorLink.extend({ device: z.string() }),
      errors: ["link_over", "weak_password"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
