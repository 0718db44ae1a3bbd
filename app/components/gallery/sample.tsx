import type { ReactNode } from "react";
import { columns, sectionGap, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

export function Samples({ of, children }: { of: string; children: ReactNode }) {
  return (
    <section className={`${stack.s4} ${sectionGap}`}>
      <h2>{of}</h2>
      <div className={columns}>{children}</div>
    </section>
  );
}

export function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className={stack.s2}>
      <p className={`${muted} ${small}`}>{state}</p>
      {children}
    </div>
  );
}
