import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useShared } from "~/components/ui/use-shared";

/** Deferred data. Shows `fallback` until the promise resolves; a value that is not a promise is shown at once. */
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
        {(value) => <Shared value={value}>{children}</Shared>}
      </Await>
    </Suspense>
  );
}

function Shared<T>({ value, children }: { value: T; children: (value: T) => ReactNode }) {
  return children(useShared(value));
}
