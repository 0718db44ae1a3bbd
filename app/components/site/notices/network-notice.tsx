import { createPath, useNavigation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import {
  forgetResent,
  hasPendingRetry,
  retryAll,
  setPendingPath,
  subscribe,
  wasResent,
} from "./network-failure";
import * as styles from "./network-notice.css";

/** Shown if a request could not be sent. The page is unchanged; the request is repeated after reconnecting or on a press. */
export function NetworkNotice() {
  const { t } = useTranslation();
  const { location } = useNavigation();
  useEffect(() => setPendingPath(location ? createPath(location) : null), [location]);
  const isWaiting = useSyncExternalStore(subscribe, hasPendingRetry, () => false);
  const isResent = useSyncExternalStore(subscribe, wasResent, () => false);
  useEffect(() => {
    if (!isResent || isWaiting) return;
    const timer = setTimeout(forgetResent, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isResent, isWaiting]);
  if (isResent && !isWaiting)
    return (
      <div className={styles.root}>
        <Notice kind="ok" lead={t("network.back")}>
          {t("network.sent")}
        </Notice>
      </div>
    );
  if (!isWaiting) return null;
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

const SHOWN_MS = 8000;
