import { useId } from "react";
import { Fold } from "~/components/ui/fold";
import { Prose } from "~/components/ui/prose";
import { stack } from "~/theme/layout.css";
import type { Filled } from "./filled-block";
import { Heading, named } from "./heading";

/** Questions that open without JavaScript. */
export function Faq({ title, items }: Filled<"faq">["props"]) {
  const id = useId();
  return (
    <section {...named(id, title)}>
      <Heading id={id} title={title} />
      <div className={stack.s2}>
        {items.map((item) => (
          <Fold key={item.question} summary={item.question}>
            <Prose html={item.answer} />
          </Fold>
        ))}
      </div>
    </section>
  );
}
