// The parts of an email's HTML, from React Email's components: tables where email clients need them, and inline styles,
// because clients ignore style sheets.
import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Heading } from "@react-email/heading";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import type { Sender } from "~/services/order-document/order-document";
import { type DocumentTexts, sellerLines } from "~/services/order-document/texts";
import { styles } from "./styles";

/** Every email: the shop's name above, the seller below. */
export function EmailLayout({
  sender,
  texts,
  children,
}: {
  sender: Sender;
  texts: Pick<DocumentTexts, "t">;
  children: ReactNode;
}) {
  return (
    <Body style={styles.body}>
      <Container style={styles.page}>
        <Text style={styles.shop}>{sender.shopName}</Text>
        {children}
        <Section style={styles.foot}>
          {sellerLines(sender, texts).map((line) => (
            <Text key={line} style={styles.footLine}>
              {line}
            </Text>
          ))}
        </Section>
      </Container>
    </Body>
  );
}

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" style={styles.title}>
    {children}
  </Heading>
);
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Text key={line} style={styles.line}>
      {line}
    </Text>
  ));

/** Large, to be read and typed. */
export const Code = ({ children }: { children: ReactNode }) => <Text style={styles.code}>{children}</Text>;

/** @param isLinked makes links of addresses; never for what a visitor wrote */
export function EmailSection({
  title,
  lines,
  isLinked = false,
}: {
  title: string;
  lines: string[];
  isLinked?: boolean;
}) {
  return (
    <>
      <Heading as="h2" style={styles.sectionTitle}>
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={styles.line}>
          {isLinked ? <Linked line={line} /> : line}
        </Text>
      ))}
    </>
  );
}

/** An address at the end of a line becomes a link. */
function Linked({ line }: { line: string }) {
  const [, before, url] = /^(.*?)(https?:\/\/\S+)$/.exec(line) ?? [];
  if (!url) return <>{line}</>;
  return (
    <>
      {before}
      <a href={url} style={styles.link}>
        {url}
      </a>
    </>
  );
}
