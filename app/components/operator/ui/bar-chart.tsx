// Amounts over time as bars, with a second series as a dashed line. A table near the chart has the values.
import * as styles from "./bar-chart.css";

const [WIDTH, HEIGHT, BASE] = [300, 84, 102];

/** `marksLast`: the period of the last bar has not ended. */
export function BarChart({
  bars,
  line,
  marksLast = false,
  label,
  from,
  to,
}: {
  bars: { key: string; value: number }[];
  line?: number[];
  marksLast?: boolean;
  label: string;
  from: string;
  to: string;
}) {
  const highest = Math.max(1, ...bars.map(({ value }) => value), ...(line ?? []));
  const heightOf = (value: number) => Math.round((Math.max(0, value) / highest) * HEIGHT * 10) / 10;
  const step = WIDTH / bars.length;
  const gap = Math.min(1, step / 8);
  const path = line
    ?.map((value, index) => `${index ? "L" : "M"}${index * step + step / 2} ${HEIGHT - heightOf(value)}`)
    .join("");
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${BASE}`} role="img" aria-label={label}>
      {bars.map(({ key, value }, index) => (
        <rect
          key={key}
          className={marksLast && index === bars.length - 1 ? styles.now : styles.past}
          x={index * step + gap}
          y={HEIGHT - heightOf(value)}
          width={step - 2 * gap}
          height={heightOf(value)}
        />
      ))}
      {path && <path className={styles.before} d={path} />}
      <path className={styles.axis} d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
      <text x="0" y={HEIGHT + 14}>
        {from}
      </text>
      <text x={WIDTH} y={HEIGHT + 14} textAnchor="end">
        {to}
      </text>
    </svg>
  );
}
