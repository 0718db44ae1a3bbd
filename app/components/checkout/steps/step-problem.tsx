import { Notice } from "~/components/ui/page/notice";

export function StepProblem({ text }: { text: string | null }) {
  return text === null ? null : <Notice kind="err" lead={text} />;
}
