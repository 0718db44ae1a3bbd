import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { operatorPaths } from "~/operator-paths";
import * as styles from "./settings.css";

export function GroupTiles({ groups }: { groups: readonly { group: string; keys: readonly string[] }[] }) {
  const { t } = useTranslation("operator");
  return (
    <ul className={styles.tiles}>
      {groups.map(({ group, keys }) => (
        <li key={group}>
          <Link to={operatorPaths.settingGroup(group)}>
            <b>{t(`settings.groups.${group}`)}</b>{" "}
            <small>{keys.map((key) => t(`settings.names.${key}`)).join(" · ")}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
