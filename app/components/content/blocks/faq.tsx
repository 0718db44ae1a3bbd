import { useId } from "react";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Prose } from "~/components/ui/page/prose";
import { stack } from "~/theme/layout.css";
import { Heading, labelledBy } from "./heading";
import type { ResolvedBlockOf } from "./resolved-block";

/** Questions and answers as disclosures, which work without JavaScript. */
export function Faq({ title, items }: ResolvedBlockOf<"faq">["props"]) {
  const id = useId();
  return (
    <section {...labelledBy(id, title)}>
      <Heading id={id} title={title} />
      <div className={stack.s2}>
        {items.map((item) => (
          <Disclosure key={item.question} summary={item.question}>
            <Prose html={item.answer} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
