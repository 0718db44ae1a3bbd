// The frame of every email: the shop's name and mark above, the seller's identity and the legal pages
// below. Tables, because Outlook supports nothing else.
import type { ReactNode } from "react";
import type { Block, Email } from "./email";
import { footLines, footLinks } from "./foot";
import { brandColours, headStyle, styles } from "./styles";

export const TABLE = {
  role: "presentation",
  width: "100%",
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const;

export function Frame({ email, children }: { email: Email; children: ReactNode }) {
  const { subject, title, locale, sender } = email;
  const { dark } = brandColours(sender);
  return (
    <html dir="ltr" lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of our own */}
        <style dangerouslySetInnerHTML={{ __html: headStyle(sender.origin) }} />
      </head>
      <body className="ground" style={{ ...styles.ground, margin: 0, padding: 0 }}>
        <Preheader blocks={email.blocks} />
        <table {...TABLE} className="ground" style={styles.ground}>
          <tbody>
            <tr>
              <td align="center">
                <table {...TABLE} width={600} className="sheet" style={styles.sheet}>
                  <tbody>
                    <tr>
                      <td
                        height={6}
                        style={{ height: 6, lineHeight: "6px", fontSize: 1, backgroundColor: dark }}
                      >
                        {" "}
                      </td>
                    </tr>
                    <Head email={email} />
                    <tr>
                      <td className="pad" style={styles.body}>
                        <h1 className="ink" style={styles.title}>
                          <Title text={title} />
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <Foot email={email} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** An order number must not break at its hyphen, as it would on a phone. */
const Title = ({ text }: { text: string }) =>
  text.split(/((?<!\d)\d+(?:[-/]\d+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} style={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ),
  );

/** Preview text beside the subject; the spaces after it keep other text out of the preview. */
function Preheader({ blocks: [first] }: { blocks: readonly Block[] }) {
  if (first?.kind !== "lines") return null;
  const hidden = { display: "none", maxHeight: 0, overflow: "hidden" };
  return <div style={hidden}>{`${first.lines.join(" ").slice(0, 140)}${"\u2007\ufeff".repeat(40)}`}</div>;
}

function Head({ email: { sender, head = [] } }: { email: Email }) {
  const { dark } = brandColours(sender);
  const { shopName, logo, icon } = sender;
  return (
    <tr>
      <td className="pad line" style={styles.head}>
        <table {...TABLE}>
          <tbody>
            <tr>
              {logo ? (
                <td>
                  <img
                    src={logo}
                    height={40}
                    alt={shopName}
                    className="wordmark"
                    style={{ ...styles.wordmark, display: "block", border: 0, height: 40, color: dark }}
                  />
                </td>
              ) : (
                <>
                  <Mark name={shopName} icon={icon} colour={dark} />
                  <td width="100%" className="wordmark" style={{ ...styles.wordmark, color: dark }}>
                    {shopName}
                  </td>
                </>
              )}
              <td align="right" className="soft" style={styles.headFacts}>
                <Broken lines={head} />
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}

/** The shop's icon; else its initial on its own colour, with nothing to load, and the same on a dark ground. */
function Mark({ name, icon, colour }: { name: string; icon: string | null; colour: string }) {
  if (icon)
    return (
      <td width={52} style={{ paddingRight: 12 }}>
        <img src={icon} width={40} height={40} alt="" style={{ display: "block", border: 0 }} />
      </td>
    );
  const initial = name.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? "";
  const style = { ...styles.wordmark, width: 40, height: 40, backgroundColor: colour, color: "#fbf7ec" };
  return (
    <td width={52} style={{ paddingRight: 12 }}>
      <table {...TABLE} width={40}>
        <tbody>
          <tr>
            <td align="center" aria-hidden="true" style={style}>
              {initial}
            </td>
          </tr>
        </tbody>
      </table>
    </td>
  );
}

function Foot({ email }: { email: Email }) {
  const [answer = "", ...identity] = footLines(email);
  return (
    <tr>
      <td className="pad card" style={styles.foot}>
        <p className="soft" style={{ ...styles.footLine, fontSize: 14 }}>
          {answer}
        </p>
        <p className="soft" style={styles.footLine}>
          <Broken lines={identity} />
        </p>
        <p className="soft" style={{ ...styles.footLine, margin: 0 }}>
          {footLinks(email).map(({ label, url }, index) => (
            <span key={url}>
              {index > 0 && " · "}
              <a href={url}>{label}</a>
            </span>
          ))}
        </p>
      </td>
    </tr>
  );
}

export const Broken = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address may be alike
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
