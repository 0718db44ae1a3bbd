import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/components/site/error-page";
import { PageFrame } from "~/components/site/page-frame";
import { useFrame } from "~/components/site/use-frame";
import { WrongCustomer, type WrongCustomerFacts } from "~/components/site/wrong-customer";

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

/** The same frame around what went wrong: CONTRACT §8, other statuses. */
export function FramedError() {
  const frame = useFrame();
  const error = useRouteError();
  const { status, requestId } = factsOf(error);
  const wrong = wrongCustomerOf(error);
  const page = wrong ? (
    <WrongCustomer {...wrong} redirectTo={frame?.path ?? "/"} />
  ) : (
    <ErrorPage
      status={status}
      path={frame?.path ?? "/"}
      requestId={requestId}
      lines={frame?.menu ?? []}
      supportEmail={frame?.company?.email ?? null}
    />
  );
  if (!frame) return page;
  return (
    <PageFrame frame={frame} layout="default">
      {page}
    </PageFrame>
  );
}

/** What refuseOtherCustomer() threw. */
function wrongCustomerOf(error: unknown): Pick<WrongCustomerFacts, "madeFor" | "now"> | null {
  if (!isRouteErrorResponse(error) || error.status !== 409) return null;
  return error.data?.wrongCustomer ?? null;
}

function factsOf(error: unknown): { status: number; requestId: string | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: null };
  const requestId = typeof error.data === "object" && error.data !== null && "requestId" in error.data;
  return { status: error.status, requestId: requestId ? String(error.data.requestId) : null };
}
