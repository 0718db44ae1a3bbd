// Links and forms for server rendering. Remix's own components read the router's location eight times for each link,
// although the paths are absolute and complete.
import { type FormProps, type LinkProps, Form as RouterForm, Link as RouterLink } from "@remix-run/react";
import { forwardRef } from "react";

const isPath = (address: unknown): address is string =>
  typeof address === "string" && /^\/(?!\/)/.test(address);

export const ServerLink = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const { to, target, prefetch, discover, relative, reloadDocument, replace, state, ...rest } = props;
  const { preventScrollReset, viewTransition, ...attributes } = rest;
  return isPath(to) ? (
    <a {...attributes} href={to} target={target} />
  ) : (
    <RouterLink discover="none" {...props} ref={ref} />
  );
});

export const ServerForm = forwardRef<HTMLFormElement, FormProps>((props, ref) => {
  const { action, method = "get", discover, fetcherKey, navigate, reloadDocument, ...rest } = props;
  const { replace, state, relative, preventScrollReset, viewTransition, ...attributes } = rest;
  return isPath(action) ? (
    <form method={method.toLowerCase() === "get" ? "get" : "post"} action={action} {...attributes} />
  ) : (
    <RouterForm discover="none" {...props} ref={ref} />
  );
});
