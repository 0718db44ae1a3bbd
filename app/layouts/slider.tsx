import { FramedError } from "~/components/site/framed-error";
import { Framed } from "./framed";

export default function SliderLayout() {
  return <Framed layout="slider" />;
}

export { FramedError as ErrorBoundary };
