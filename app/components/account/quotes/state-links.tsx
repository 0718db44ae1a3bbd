import { Link } from "~/components/ui/page/link";
import { row } from "~/theme/layout.css";

/** Links to the parts of a list. The current part is plain text. */
export function StateLinks<State extends string>({
  label,
  states,
  shown,
  name,
  href,
}: {
  label: string;
  states: readonly State[];
  shown: State;
  name: (state: State) => string;
  href: (state: State) => string;
}) {
  return (
    <ul className={row} aria-label={label}>
      {states.map((state) => (
        <li key={state}>
          {state === shown ? (
            <b aria-current="true">{name(state)}</b>
          ) : (
            <Link to={href(state)}>{name(state)}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
