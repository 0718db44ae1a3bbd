import { Outlet } from "@remix-run/react";
import { PageFrame } from "~/components/site/frame/page-frame";
import { useFrame } from "~/components/site/frame/use-frame";

type Layout = "slider" | "default" | "content";

/** One of SPEC §2's three layouts around the screen that the URL names. */
export function Framed({ layout }: { layout: Layout }) {
  const frame = useFrame();
  if (!frame) return <Outlet />;
  return (
    <PageFrame frame={frame} layout={layout}>
      <Outlet />
    </PageFrame>
  );
}
