import { Link } from "@remix-run/react";
import { ColourBar } from "~/components/ui/colour-bar";
import { Plate } from "~/components/ui/plate";
import type { Category } from "~/contract/categories";
import { paths } from "~/paths";
import * as styles from "./lines.css";

/** How many of a line's categories stand on its card. */
const CHILDREN = 4;

/** The lines of the shop, each under its own colour, with the first of its categories. */
export function Lines({ lines }: { lines: Category[] }) {
  return (
    <ul className={styles.root}>
      {lines.map((line) => (
        <li key={line.slug} className={styles.line}>
          <ColourBar colour={colourOf(line)} className={styles.bar} />
          <Plate image={line.image} alt="" />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link to={paths.category(line.slug)}>{line.name}</Link>
            </h3>
            <p className={styles.about}>{line.description}</p>
            <ul className={styles.children}>
              {line.children?.slice(0, CHILDREN).map((category) => (
                <li key={category.slug}>
                  <Link to={paths.category(category.slug)}>{category.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

const colourOf = (line: Category) =>
  line.custom_fields.find(({ key }) => key === "colour")?.value ?? "currentcolor";
