import "~/shop-kit";
import { FramedError } from "~/components/site/frame/framed-error";
import { Framed } from "./framed";

export default function SliderLayout() {
  return <Framed layout="slider" />;
}

export { FramedError as ErrorBoundary };
