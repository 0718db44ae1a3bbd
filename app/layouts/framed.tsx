import { Outlet, useLocation } from "@remix-run/react";
import { type Layout, PageFrame } from "~/components/site/frame/page-frame";
import { useLoadedFrame } from "~/components/site/frame/use-frame";
import { isEnclosed } from "~/paths";

/** One of SPEC §2's three layouts around the screen that the URL names, or the closer one that the screen asks for. */
export function Framed({ layout }: { layout: Layout }) {
  const frame = useLoadedFrame();
  const { pathname } = useLocation();
  if (!frame) return <Outlet />;
  return (
    <PageFrame frame={frame} layout={isEnclosed(pathname) ? "enclosed" : layout}>
      <Outlet />
    </PageFrame>
  );
}
