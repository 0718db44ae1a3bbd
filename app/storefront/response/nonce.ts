// The CSP nonce of the response, for components that render scripts or styles. undefined in the browser.
import { createContext, useContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
