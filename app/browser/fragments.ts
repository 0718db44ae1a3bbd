/**
 * The browser's side of components/ui/page/fragment.ts: the markup of the page that is in the window now, for all that follow.
 * @param attribute names the elements whose content is a fragment
 */
export function fragmentsOfPage(attribute: string) {
  const marked = [...document.querySelectorAll(`[${attribute}]`)];
  const known = new Map(
    // A panel that is open now need not be so where the markup is shown again.
    marked.map((part) => [part.getAttribute(attribute), part.innerHTML.replaceAll(' open=""', "")]),
  );
  return {
    get(name: string): string {
      // A page that came without a frame has led to one that has it: that one is loaded as a whole.
      if (!known.has(name)) location.reload();
      return known.get(name) ?? "";
    },
  };
}
