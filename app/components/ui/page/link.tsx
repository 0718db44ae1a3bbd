// Remix's link and form, for the browser. To write one the server would ask the router eight times where it is, of what
// begins with "/" and says so itself: it writes the same element plainly.
import { type FormProps, type LinkProps, Form as RouterForm, Link as RouterLink } from "@remix-run/react";
import { forwardRef } from "react";

const isServer = typeof document === "undefined";

const isPath = (address: unknown): address is string =>
  typeof address === "string" && /^\/(?!\/)/.test(address);

export const Link = isServer
  ? forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
      const { to, target, prefetch, discover, relative, reloadDocument, replace, state, ...rest } = props;
      const { preventScrollReset, viewTransition, ...attributes } = rest;
      return isPath(to) ? (
        <a {...attributes} href={to} target={target} />
      ) : (
        <RouterLink {...props} ref={ref} />
      );
    })
  : RouterLink;

export const Form = isServer
  ? forwardRef<HTMLFormElement, FormProps>((props, ref) => {
      const { action, method = "get", discover, fetcherKey, navigate, reloadDocument, ...rest } = props;
      const { replace, state, relative, preventScrollReset, viewTransition, ...attributes } = rest;
      return isPath(action) ? (
        <form method={method.toLowerCase() === "get" ? "get" : "post"} action={action} {...attributes} />
      ) : (
        <RouterForm {...props} ref={ref} />
      );
    })
  : RouterForm;
