import { Framed, FramedError } from "./framed";

export default function DefaultLayout() {
  return <Framed layout="default" />;
}

export { FramedError as ErrorBoundary };
