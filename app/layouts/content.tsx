import { FramedError } from "~/components/site/framed-error";
import { Framed } from "./framed";

export default function ContentLayout() {
  return <Framed layout="content" />;
}

export { FramedError as ErrorBoundary };
