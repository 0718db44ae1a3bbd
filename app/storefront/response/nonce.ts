// The nonce of this answer's scripts, for whatever renders one. The browser has it already and reads none.
import { createContext, useContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
