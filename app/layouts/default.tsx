import "~/shop-kit";
import { FramedError } from "~/components/site/frame/framed-error";
import { Framed } from "./framed";

export default function DefaultLayout() {
  return <Framed layout="default" />;
}

export { FramedError as ErrorBoundary };
