import { useId } from "react";
import { Heading, labelledBy } from "~/components/content/blocks/heading";
import type { ResolvedBlockOf } from "~/components/content/blocks/resolved-block";
import { ColourBar } from "~/components/ui/colour-bar";
import { Link } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import * as styles from "./calendar.css";

type Row = ResolvedBlockOf<"calendar">["calendar"]["rows"][number];

/** The year's tasks as a table. Phones show only the current month. */
export function Calendar({ block: { props, calendar } }: { block: ResolvedBlockOf<"calendar"> }) {
  const id = useId();
  return (
    <section {...labelledBy(id, props.title)}>
      <Heading id={id} title={props.title} />
      <table className={styles.root}>
        <thead className={styles.months}>
          <tr>
            <td />
            {calendar.months.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={index + 1 === calendar.month ? styles.thisMonth : undefined}
                aria-current={index + 1 === calendar.month ? "date" : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.rows.map((row) => (
            <CalendarRow key={row.slug} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CalendarRow({ row: { name, colour, cells } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map(({ months, job, isNow }, index) =>
        job ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a year have a fixed order.
          <td key={index} colSpan={months} className={classes(styles.job, isNow && styles.now)}>
            {colour && <ColourBar colour={colour} className={styles.bar} />}
            {job.cta_href ? <Link to={job.cta_href}>{job.title}</Link> : job.title}
            {job.text && <p className={styles.sentence}>{job.text}</p>}
          </td>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a year have a fixed order.
          <td key={index} colSpan={months} className={styles.nothing} />
        ),
      )}
    </tr>
  );
}
