import { Outlet, useLocation } from "@remix-run/react";
import { type Layout, PageFrame } from "~/components/site/frame/page-frame";
import { useLoadedFrame } from "~/components/site/frame/use-frame";
import { isEnclosed } from "~/paths";

/**
 * Renders a layout of SPEC §2 around the current screen. Screens with the handle `enclosed` get the layout `enclosed`
 * instead.
 */
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
