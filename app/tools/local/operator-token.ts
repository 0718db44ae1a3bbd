/** The operator's token of a local shop in development. A deployed shop has its own secret. */
export const OPERATOR_TOKEN = "operator-demo-token";
