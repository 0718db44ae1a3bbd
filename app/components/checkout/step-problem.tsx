import { Notice } from "~/components/ui/notice";

/** What stands in the way, beside the place where it can be put right. */
export function StepProblem({ text }: { text: string | null }) {
  return text === null ? null : <Notice kind="err" lead={text} />;
}
