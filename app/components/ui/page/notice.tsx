import type { ReactNode } from "react";
import * as styles from "./notice.css";

export type NoticeKind = keyof typeof styles.kind;

/** A message with a bold lead. `left` is the time left of an auto-dismissed one, from 1 to 0. */
export function Notice({
  kind,
  lead,
  close,
  left,
  children,
}: {
  kind: NoticeKind;
  lead?: ReactNode;
  close?: ReactNode;
  left?: { value: number; label: string } | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.kind[kind]} role={kind === "err" ? "alert" : "status"}>
      <div className={styles.body}>
        {lead && <b className={styles.lead}>{lead}</b>} {children}
      </div>
      {close}
      {left && <progress className={styles.progress} max={1} value={left.value} aria-label={left.label} />}
    </div>
  );
}
