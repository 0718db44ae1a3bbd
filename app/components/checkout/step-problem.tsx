import { Notice } from "~/components/ui/page/notice";

/** What stands in the way, beside the place where it can be put right. */
export function StepProblem({ text }: { text: string | null }) {
  return text === null ? null : <Notice kind="err" lead={text} />;
}
