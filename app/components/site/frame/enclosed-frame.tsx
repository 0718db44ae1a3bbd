import { header, root as headerLine } from "~/components/site/header/header.css";
import { LanguageForm } from "~/components/site/header/language-form";
import { useFragment } from "~/components/ui/page/fragment";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import { FootCells, HeadCells } from "./enclosed-cells.server";
import * as styles from "./enclosed-frame.css";
import * as footer from "./footer.css";
import { AROUND, type SiteFrame } from "./frame";

export function EnclosedHeader({ frame }: { frame: SiteFrame }) {
  const { [AROUND]: around, locale, shopName, logo } = frame;
  const facts = around && { company: around.company, locale, shopName, logo };
  const head = useFragment("head", facts, (known) => <HeadCells {...known} />);
  return (
    <header className={header}>
      <div className={classes(container, headerLine)} {...head} />
    </header>
  );
}

export function EnclosedFooter({ frame }: { frame: SiteFrame }) {
  const { [AROUND]: around, locale, mainLocale } = frame;
  const facts = around && { company: around.company, locale, mainLocale };
  const foot = useFragment("foot", facts, (known) => <FootCells {...known} />);
  return (
    <footer className={footer.root}>
      <div className={container}>
        <div className={styles.foot} {...foot} />
        <LanguageForm frame={frame} names="whole" className={footer.languages} itemClass={footer.choice} />
      </div>
    </footer>
  );
}
