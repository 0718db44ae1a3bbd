// Remix's link and form. The browser has none of the server's, whose module is empty there.
import { Form as RouterForm, Link as RouterLink } from "@remix-run/react";
import { ServerForm, ServerLink } from "./link.server";

export const Link = ServerLink ?? RouterLink;
export const Form = ServerForm ?? RouterForm;
