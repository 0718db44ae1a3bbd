// Blocks of an email as HTML: tables, with all important styles inline.

import { type Block, type Button, type Card, type Section, TRANSFER_CODE_ID } from "./email";
import { Broken, TABLE } from "./frame";
import { Items } from "./items";
import { type Colours, styles, toneColour } from "./styles";
import { FactRow, SumRow } from "./totals";

export function BlockHtml({ block, colours }: { block: Block; colours: Colours }) {
  switch (block.kind) {
    case "lines":
      return block.lines.map((line) => (
        <p
          key={line}
          className={block.isSmall ? "soft" : "ink"}
          style={block.isSmall ? styles.small : styles.line}
        >
          {line}
        </p>
      ));
    case "card":
      return <CardHtml card={block} colours={colours} />;
    case "code":
      return (
        <>
          <table {...TABLE} className="card" style={styles.card}>
            <tbody>
              <tr>
                <td className="ink code" style={styles.code}>
                  {block.code}
                </td>
              </tr>
            </tbody>
          </table>
          <ButtonHtml button={block.button} colours={colours} />
        </>
      );
    case "button":
      return <ButtonHtml button={block.button} colours={colours} />;
    case "section":
      return (
        <>
          <Subtitle>{block.title}</Subtitle>
          {block.lines.map((line) => (
            <p key={line} className="ink" style={styles.line}>
              {line}
            </p>
          ))}
        </>
      );
    case "items":
      return (
        <>
          <Subtitle>{block.title}</Subtitle>
          <Items items={block.items} colours={colours} />
          {block.more && (
            <p className="soft" style={styles.small}>
              {block.more}
            </p>
          )}
        </>
      );
    case "sums":
      return (
        <table {...TABLE} style={{ margin: "8px 0" }}>
          <tbody>
            {block.lines.map((line) => (
              <SumRow key={line.name} line={line} />
            ))}
          </tbody>
        </table>
      );
    case "columns":
      return <Columns columns={block.columns} />;
  }
}

const Subtitle = ({ children }: { children: string }) => (
  <h2 className="ink" style={styles.subtitle}>
    {children}
  </h2>
);

function CardHtml({
  card: { state, facts, sum, code, button, notes = [] },
  colours,
}: {
  card: Card;
  colours: Colours;
}) {
  return (
    <table {...TABLE} className="card" style={styles.card}>
      <tbody>
        <tr>
          <td className="pad-card" style={styles.cardCell}>
            {state && (
              <p className="ink" style={styles.state}>
                <span style={{ color: toneColour(state.tone) }}>■</span>
                {`\u00a0${state.name}`}
              </p>
            )}
            <table {...TABLE} style={{ marginBottom: 16 }}>
              <tbody>
                {facts.map((fact) => (
                  <FactRow key={fact.name} fact={fact} />
                ))}
                {sum && <SumRow line={{ name: sum.name, amount: sum.value, isTotal: true }} />}
              </tbody>
            </table>
            {code && <TransferCode {...code} />}
            <ButtonHtml button={button} colours={colours} />
            {notes.map((note) => (
              <p key={note} className="soft" style={styles.small}>
                {note}
              </p>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * Black on white, so that cameras find it on a dark background; without pictures, the facts above contain
 * the same data.
 */
const TransferCode = ({ label, hint }: { label: string; hint: string }) => (
  <table {...TABLE} style={{ marginBottom: 16 }}>
    <tbody>
      <tr>
        <td width={164} style={{ width: 164 }}>
          <img
            src={`cid:${TRANSFER_CODE_ID}`}
            width={148}
            height={148}
            alt={label}
            style={styles.transferCode}
          />
        </td>
        <td className="soft" style={styles.codeHint}>
          {hint}
        </td>
      </tr>
    </tbody>
  </table>
);

function ButtonHtml({ button, colours }: { button: Button | null; colours: Colours }) {
  if (!button) return null;
  return (
    <table {...TABLE} width={undefined} className="full">
      <tbody>
        <tr>
          <td className="btn" align="center" style={{ backgroundColor: colours.button }}>
            <a href={button.url} style={styles.button}>
              {button.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const Columns = ({ columns }: { columns: readonly Section[] }) => (
  <div>
    {columns.map(({ title, lines }) => (
      <div key={title} className="half" style={styles.column}>
        <p className="ink" style={styles.columnText}>
          <b>{title}</b>
          <br />
          <Broken lines={lines} />
        </p>
      </div>
    ))}
  </div>
);
