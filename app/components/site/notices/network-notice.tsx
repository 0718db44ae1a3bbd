import { useSyncExternalStore } from "react";
import { Button } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { useTranslation } from "~/i18n/use-translation";
import { isWaiting, onWaitingChange, sendAgain } from "./network-failure";
import * as styles from "./network-notice.css";

/** Something could not be sent: the page stays as it is, and sends it again at a press. */
export function NetworkNotice() {
  const { t } = useTranslation();
  if (!useSyncExternalStore(onWaitingChange, isWaiting, () => false)) return null;
  return (
    <div className={styles.root}>
      <Notice
        kind="err"
        lead={t("network.lead")}
        close={
          <Button type="button" onClick={sendAgain}>
            {t("network.again")}
          </Button>
        }
      >
        {t("network.text")}
      </Notice>
    </div>
  );
}
