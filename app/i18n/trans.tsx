import { cloneElement, Fragment, type ReactElement } from "react";
import { fill, type Translate, type Values } from "./translator";

interface TransProps {
  t: Translate;
  i18nKey: string;
  values?: Values;
  /** What `<b>` in the text is, by its name. */
  components: Record<string, ReactElement>;
}

/** A text with elements in it: "Write to <mail>{{email}}</mail>." Values are always text, even if they look like tags. */
export function Trans({ t, i18nKey, values = {}, components }: TransProps) {
  // Each third is an element's name, each next what is inside.
  const [before = "", ...parts] = t(i18nKey).split(/<(\w+)>(.*?)<\/\1>/);
  return (
    <>
      {fill(before, values)}
      {Array.from({ length: parts.length / 3 }, (_, at) => {
        const [name = "", inside = "", after = ""] = parts.slice(3 * at, 3 * at + 3);
        const component = components[name];
        return (
          <Fragment key={name}>
            {component && cloneElement(component, {}, fill(inside, values))}
            {fill(after, values)}
          </Fragment>
        );
      })}
    </>
  );
}
