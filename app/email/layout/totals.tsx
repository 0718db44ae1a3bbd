// Facts and totals of an email, with leader dots.
import type { Fact, SumLine } from "./email";
import { TABLE } from "./frame";
import { styles } from "./styles";

/** Characters. */
const MAX_LEADER = 31;
/** Uses leader dots if both texts fit on one line of a phone. */
function Leader({ name, value }: { name: string; value: string }) {
  const isShort = name.length + value.length <= MAX_LEADER;
  return (
    <table {...TABLE}>
      <tbody>
        <tr>
          <td className="soft" style={{ ...styles.factName, whiteSpace: isShort ? "nowrap" : "normal" }}>
            {name}
          </td>
          {isShort && (
            <td width="100%" className="gap" style={{ padding: "0 8px 4px", verticalAlign: "bottom" }}>
              <div className="dots" style={styles.dots}>
                {"\u00a0"}
              </div>
            </td>
          )}
          <td
            align="right"
            className="ink"
            style={{ ...styles.factValue, ...(isShort ? { whiteSpace: "nowrap" } : { paddingLeft: 12 }) }}
          >
            {value}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A value to copy is below its name: it is long, and leader dots beside it would be copied too. */
export const FactRow = ({ fact: { name, value, isCode = false } }: { fact: Fact }) => (
  <tr>
    <td style={{ padding: "4px 0" }}>
      {isCode ? (
        <>
          <span className="soft" style={styles.factName}>
            {name}
          </span>
          <br />
          <span className="ink copied" style={styles.copied}>
            {value}
          </span>
        </>
      ) : (
        <Leader name={name} value={value} />
      )}
    </td>
  </tr>
);

export function SumRow({ line: { name, amount, isTotal = false } }: { line: SumLine }) {
  if (!isTotal)
    return (
      <tr>
        <td style={{ padding: "5px 0" }}>
          <Leader name={name} value={amount} />
        </td>
      </tr>
    );
  return (
    <tr>
      <td className="rule" style={{ borderTop: styles.rule.borderBottom, padding: "12px 0 6px" }}>
        <table {...TABLE}>
          <tbody>
            <tr>
              <td className="ink" style={styles.factValue}>
                {name}
              </td>
              <td align="right" className="ink" style={styles.sum}>
                {amount}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}
