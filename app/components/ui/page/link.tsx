// Remix's link and form. In the browser, the server's versions are an empty module.
import { type FormProps, type LinkProps, Form as RouterForm, Link as RouterLink } from "@remix-run/react";
import { forwardRef } from "react";
import { ServerForm, ServerLink } from "./link.server";

// Lazy route discovery is disabled, and would add an attribute to each link of a page.
const BrowserLink = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => (
  <RouterLink discover="none" {...props} ref={ref} />
));
const BrowserForm = forwardRef<HTMLFormElement, FormProps>((props, ref) => (
  <RouterForm discover="none" {...props} ref={ref} />
));

export const Link = ServerLink ?? BrowserLink;
export const Form = ServerForm ?? BrowserForm;
