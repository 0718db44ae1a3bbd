import { Framed, FramedError } from "./framed";

export default function SliderLayout() {
  return <Framed layout="slider" />;
}

export { FramedError as ErrorBoundary };
