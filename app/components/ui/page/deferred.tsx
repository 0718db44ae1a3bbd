import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

/** Deferred data: shows `fallback` until it arrives; a value that is not a promise is shown at once. */
export function Deferred<T>({
  value,
  fallback,
  errorElement,
  children,
}: {
  value: T | Promise<T>;
  fallback: ReactNode;
  errorElement: ReactNode;
  children: (value: T) => ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <Await<T | Promise<T>> resolve={value} errorElement={errorElement}>
        {(value) => children(value)}
      </Await>
    </Suspense>
  );
}
