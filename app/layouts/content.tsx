import { Framed, FramedError } from "./framed";

export default function ContentLayout() {
  return <Framed layout="content" />;
}

export { FramedError as ErrorBoundary };
