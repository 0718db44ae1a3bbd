import "~/shop-kit";
import { FramedError } from "~/components/site/frame/framed-error";
import { Framed } from "./framed";

export default function ContentLayout() {
  return <Framed layout="content" />;
}

export { FramedError as ErrorBoundary };
