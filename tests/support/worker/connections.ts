// workerd closes a connection after some idle seconds, and a test that was busy meanwhile would write to the
// closed connection.
import { Agent, setGlobalDispatcher } from "undici";

setGlobalDispatcher(new Agent({ keepAliveTimeout: 500, keepAliveMaxTimeout: 500 }));
