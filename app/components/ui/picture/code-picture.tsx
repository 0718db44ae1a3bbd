/** Quiet zone of four modules around the code, so that cameras detect it. */
const MARGIN = 4;

/** `modules` contains a string of 0 and 1 for each row. */
export function CodePicture({ modules, label }: { modules: string[]; label: string }) {
  const side = modules.length + 2 * MARGIN;
  const path = modules.flatMap((line, y) =>
    [...line.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index + MARGIN} ${y + MARGIN}h${run.length}v1h-${run.length}z`,
    ),
  );
  return (
    <svg
      width="160"
      height="160"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path.join("")} />
    </svg>
  );
}
