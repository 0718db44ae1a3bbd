// The articles of an email: a small picture, the name with what belongs to it, the sum. No pictures, no column for them.
import type { Item } from "./email";
import { TABLE } from "./frame";
import { type Colours, styles } from "./styles";

export const Items = ({ items, colours }: { items: readonly Item[]; colours: Colours }) => (
  <table {...TABLE} className="rule" style={styles.items}>
    <tbody>
      {items.map(({ name, detail, notes, amount, picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same article may be there twice
        <tr key={index}>
          {items.some((one) => one.picture !== null) && (
            <td width={68} className="line" style={styles.thumb}>
              {picture && <Thumb picture={picture} colours={colours} />}
            </td>
          )}
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

/** The name is beside it: a picture that is not shown leaves its ground. */
const Thumb = ({ picture, colours }: { picture: string; colours: Colours }) => (
  <img
    src={picture}
    width={56}
    height={56}
    alt=""
    style={{ backgroundColor: colours.tint, display: "block", border: 0, objectFit: "contain" }}
  />
);
