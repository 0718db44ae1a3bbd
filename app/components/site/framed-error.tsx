import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { wrap } from "~/theme/layout.css";
import { ErrorPage } from "./error-page";
import * as styles from "./error-page.css";
import { PageFrame } from "./page-frame";
import { useFrame } from "./use-frame";
import { WrongCustomer, type WrongCustomerFacts } from "./wrong-customer";

/** The same frame around what went wrong: CONTRACT §8, other statuses. */
export function FramedError() {
  const frame = useFrame();
  const error = useRouteError();
  const { status, requestId, unavailable } = factsOf(error);
  const wrong = wrongCustomerOf(error);
  const page = wrong ? (
    <WrongCustomer {...wrong} redirectTo={frame?.path ?? "/"} />
  ) : (
    <ErrorPage
      status={status}
      path={unavailable?.path ?? frame?.path ?? "/"}
      posted={unavailable?.posted ?? []}
      requestId={requestId}
      lines={frame?.menu ?? []}
      supportEmail={frame?.company?.email ?? null}
    />
  );
  if (!frame)
    return (
      <main className={styles.bare}>
        <div className={wrap}>{page}</div>
      </main>
    );
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

interface Facts {
  status: number;
  requestId: string | null;
  /** What unavailable() threw. */
  unavailable: { path: string; posted: [string, string][] } | null;
}

function factsOf(error: unknown): Facts {
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: null, unavailable: null };
  const requestId = error.data?.requestId;
  return {
    status: error.status,
    requestId: requestId ? String(requestId) : null,
    unavailable: error.data?.unavailable ?? null,
  };
}
