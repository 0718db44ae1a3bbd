import { Notice } from "~/components/ui/page/notice";

/** A step's problem, shown where it can be fixed. */
export function StepProblem({ text }: { text: string | null }) {
  return text === null ? null : <Notice kind="err" lead={text} />;
}
