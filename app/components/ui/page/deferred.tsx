import { Await } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";

interface DeferredProps<T> {
  value: T | Promise<T>;
  fallback: ReactNode;
  errorElement: ReactNode;
  children: (value: T) => ReactNode;
}

/** Deferred data: shows `fallback` until it arrives; a value that is not a promise is shown at once. */
export function Deferred<T>(props: DeferredProps<T>) {
  return typeof document === "undefined" ? <Rendered {...props} /> : <Shown {...props} />;
}

function Rendered<T>({ value: of, fallback, errorElement, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Await<T | Promise<T>> resolve={of} errorElement={errorElement}>
        {(value) => children(value)}
      </Await>
    </Suspense>
  );
}

/** In the browser the last value stays, with typed input and focus, until the next one arrives. */
function Shown<T>({ value: of, fallback, errorElement, children }: DeferredProps<T>) {
  const [last, setLast] = useState<{ value: T } | "failed" | null>(
    of instanceof Promise ? null : { value: of },
  );
  useEffect(() => {
    if (!(of instanceof Promise)) return;
    let isOld = false;
    const settle = (next: { value: T } | "failed") => isOld || setLast(next);
    of.then(
      (value) => settle({ value }),
      () => settle("failed"),
    );
    return () => {
      isOld = true;
    };
  }, [of]);
  const shown = of instanceof Promise ? last : { value: of };
  if (shown === "failed") return errorElement;
  return shown ? children(shown.value) : fallback;
}
