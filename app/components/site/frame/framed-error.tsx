import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { WrongCustomer, type WrongCustomerProps } from "~/components/site/notices/wrong-customer";
import { isEnclosed } from "~/paths";
import { container } from "~/theme/layout.css";
import { ErrorPage } from "./error-page";
import * as styles from "./error-page.css";
import { PageFrame } from "./page-frame";
import { useLoadedFrame } from "./use-frame";

/** The page frame around an error page (CONTRACT §8, other statuses). */
export function FramedError() {
  const frame = useLoadedFrame();
  const error = useRouteError();
  // If the frame's data are missing, the location still has the path to try again.
  const { pathname, search } = useLocation();
  const { status, serviceError, failure } = errorData(error);
  const wrong = wrongCustomerOf(error);
  const page = wrong ? (
    <WrongCustomer {...wrong} />
  ) : (
    <ErrorPage
      status={status}
      path={serviceError?.path ?? frame?.path ?? pathname + search}
      postedFields={serviceError?.posted ?? []}
      failure={failure ?? serviceError?.failure ?? null}
      requestId={serviceError?.requestId ?? null}
      lines={frame?.lines ?? []}
      supportEmail={frame?.supportEmail ?? null}
    />
  );
  if (!frame)
    return (
      <main className={styles.frameless}>
        <div className={container}>{page}</div>
      </main>
    );
  return (
    // Uses the frame of the failed page: the browser has the fragments of no other frame (browser/fragments.ts).
    <PageFrame frame={frame} layout={isEnclosed(pathname) ? "enclosed" : "default"}>
      {page}
    </PageFrame>
  );
}

/** Body of the response that checkWhoseForm() throws. */
const wrongCustomerOf = (error: unknown): WrongCustomerProps | null =>
  isRouteErrorResponse(error) ? (error.data?.wrongCustomer ?? null) : null;

interface ErrorData {
  status: number;
  /** Data of serviceError(). */
  serviceError: {
    path: string;
    posted: [string, string][];
    failure: string | null;
    requestId: string | null;
  } | null;
  /** Data of notFound(). */
  failure: string | null;
}

function errorData(error: unknown): ErrorData {
  if (!isRouteErrorResponse(error)) return { status: 500, serviceError: null, failure: null };
  return {
    status: error.status,
    serviceError: error.data?.serviceError ?? null,
    failure: error.data?.failure ?? null,
  };
}
