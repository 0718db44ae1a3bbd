/**
 * Browser side of components/ui/page/fragment.ts: stores the markup of the current page's fragments for all later
 * pages.
 * @param attribute marks the elements whose content is a fragment
 */
export function fragmentsOfPage(attribute: string) {
  const marked = [...document.querySelectorAll(`[${attribute}]`)];
  const known = new Map(
    // A panel that is open now must be closed when its markup is shown again.
    marked.map((part) => [part.getAttribute(attribute), part.innerHTML.replaceAll(' open=""', "")]),
  );
  return {
    get(name: string): string {
      // A page without a frame has navigated to a page with one: load that page as a document.
      if (!known.has(name)) location.reload();
      return known.get(name) ?? "";
    },
  };
}
