// Keeps typed quantities when the list is filtered, sorted or paged: they are added to links and GET forms.
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

export function useCarriedQuantities(form: RefObject<HTMLFormElement>, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const typed = (): [string, string][] =>
      [...new FormData(form.current ?? undefined)].flatMap(([name, value]): [string, string][] =>
        isQuantity(name) && typeof value === "string" && value !== "" ? [[name, value]] : [],
      );
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!link?.href || !isPlain || link.dataset.forget !== undefined) return;
      const to = new URL(link.href);
      const isList = to.origin === location.origin && to.pathname === path;
      const carried = withQuantities(isList ? to : new URL(location.href), typed());
      if (carried === null) return;
      // The link leaves the list: store the quantities in the current history entry, for the way back.
      if (!isList) return history.replaceState(history.state, "", carried);
      event.preventDefault();
      navigate(carried);
    };
    const onFormData = ({ target, formData }: FormDataEvent) => {
      if (!(target instanceof HTMLFormElement) || target === form.current || target.method !== "get") return;
      if (new URL(target.action).pathname !== path) return;
      for (const name of [...formData.keys()].filter(isQuantity)) formData.delete(name);
      for (const [name, value] of typed()) formData.append(name, value);
    };
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("formdata", onFormData);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("formdata", onFormData);
    };
  }, [form, path, navigate]);
}

const isQuantity = (name: string): boolean => name.startsWith("qty.");

/** Returns null if the URL already contains the quantities. */
function withQuantities(url: URL, typed: [string, string][]): string | null {
  const before = url.search;
  for (const name of [...url.searchParams.keys()].filter(isQuantity)) url.searchParams.delete(name);
  for (const [name, value] of typed) url.searchParams.append(name, value);
  return url.search === before ? null : url.pathname + url.search + url.hash;
}
