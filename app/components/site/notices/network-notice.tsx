import { createPath, useNavigation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { hasPendingRetry, retryAll, setPendingPath, subscribe } from "./network-failure";
import * as styles from "./network-notice.css";

/** Shown if a request could not be sent: the page is unchanged, and a button retries. */
export function NetworkNotice() {
  const { t } = useTranslation();
  const { location } = useNavigation();
  useEffect(() => setPendingPath(location ? createPath(location) : null), [location]);
  if (!useSyncExternalStore(subscribe, hasPendingRetry, () => false)) return null;
  return (
    <div className={styles.root}>
      <Notice
        kind="err"
        lead={t("network.lead")}
        close={
          <Button type="button" onClick={retryAll}>
            {t("network.again")}
          </Button>
        }
      >
        {t("network.text")}
      </Notice>
    </div>
  );
}
