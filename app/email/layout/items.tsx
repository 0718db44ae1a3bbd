// Items of an email: a small picture, the name with its details, the amount.
import type { Item } from "./email";
import { TABLE } from "./frame";
import { type Colours, styles } from "./styles";

export const Items = ({ items, colours }: { items: readonly Item[]; colours: Colours }) => (
  <table {...TABLE} className="rule" style={styles.items}>
    <tbody>
      {items.map(({ name, detail, notes, amount, picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same article may be there twice
        <tr key={index}>
          <td width={68} className="line" style={styles.thumb}>
            <Thumb name={name} picture={picture} colours={colours} />
          </td>
          <td className="ink line" style={styles.item}>
            {name}
            <br />
            <span className="soft" style={styles.detail}>
              {detail}
              {notes && <br />}
              {notes}
            </span>
          </td>
          {amount !== null && (
            <td align="right" className="ink line" style={styles.amount}>
              {amount}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * The name is beside the picture, so a blocked picture leaves only its background; without a picture, two
 * letters are displayed.
 */
function Thumb({ name, picture, colours }: { name: string; picture: string | null; colours: Colours }) {
  const ground = { backgroundColor: colours.tint };
  if (picture)
    return (
      <img
        src={picture}
        width={56}
        height={56}
        alt=""
        style={{ ...ground, display: "block", border: 0, objectFit: "contain" }}
      />
    );
  return (
    <table {...TABLE} width={56}>
      <tbody>
        <tr>
          <td align="center" aria-hidden="true" style={{ ...styles.letters, ...ground, color: colours.deep }}>
            {lettersOf(name)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** "Serbatoio inox" → "SI" */
const lettersOf = (name: string): string =>
  (name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join("").toUpperCase();
