import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

/** What may come after the page's shell; `waiting` stands in its place until then. What is there already is shown at once. */
export function Streamed<T>({
  of,
  waiting,
  failed,
  children,
}: {
  of: T | Promise<T>;
  waiting: ReactNode;
  failed: ReactNode;
  children: (value: T) => ReactNode;
}) {
  return (
    <Suspense fallback={waiting}>
      <Await<T | Promise<T>> resolve={of} errorElement={failed}>
        {(value) => children(value)}
      </Await>
    </Suspense>
  );
}
