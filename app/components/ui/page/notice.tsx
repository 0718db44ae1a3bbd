import type { ReactNode } from "react";
import * as styles from "./notice.css";

export type NoticeKind = keyof typeof styles.kind;

export function Notice({
  kind,
  lead,
  close,
  children,
}: {
  kind: NoticeKind;
  lead?: ReactNode;
  close?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.kind[kind]} role={kind === "err" ? "alert" : "status"}>
      <div className={styles.body}>
        {lead && <b className={styles.lead}>{lead}</b>} {children}
      </div>
      {close}
    </div>
  );
}
