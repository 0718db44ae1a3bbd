import { FramedError } from "~/components/site/framed-error";
import { Framed } from "./framed";

export default function DefaultLayout() {
  return <Framed layout="default" />;
}

export { FramedError as ErrorBoundary };
