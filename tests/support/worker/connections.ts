// workerd ends a connection after some idle seconds. A test that was busy for as long would write to one that is gone.
import { Agent, setGlobalDispatcher } from "undici";

setGlobalDispatcher(new Agent({ keepAliveTimeout: 500, keepAliveMaxTimeout: 500 }));
