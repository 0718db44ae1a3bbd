import { Link } from "~/components/ui/page/link";
import { row } from "~/theme/layout.css";

/** Links to a list's states. The current state is plain text. */
export function StateLinks<State extends string>({
  states,
  shown,
  label,
  href,
}: {
  states: readonly State[];
  shown: State;
  label: (state: State) => string;
  href: (state: State) => string;
}) {
  return (
    <ul className={row}>
      {states.map((state) => (
        <li key={state}>
          {state === shown ? (
            <b aria-current="true">{label(state)}</b>
          ) : (
            <Link to={href(state)}>{label(state)}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
