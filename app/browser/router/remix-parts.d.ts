// Parts of Remix that its package does not name: where it has its modules for bundlers, the types are beside the others.
declare module "@remix-run/react/dist/esm/errors" {
  export * from "@remix-run/react/dist/errors";
}
declare module "@remix-run/react/dist/esm/single-fetch" {
  export * from "@remix-run/react/dist/single-fetch";
}
