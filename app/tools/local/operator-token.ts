/** What a local shop in development knows its operator by; a deployed one has a secret of its own. */
export const OPERATOR_TOKEN = "operator-demo-token";
