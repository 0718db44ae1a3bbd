import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Frame, Notice as NoticeFacts } from "~/components/site/frame/frame";
import { Button } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import * as styles from "./flash-notices.css";

/** The flash messages of the last action. */
export function FlashNotices({ frame }: { frame: Frame }) {
  const { notices, path, search, cart } = frame;
  if (notices.length === 0) return null;
  return (
    <div className={styles.root}>
      {notices.map((notice) => (
        <AutoDismissNotice key={notice.id} notice={notice} path={path} search={search} cart={cart} />
      ))}
    </div>
  );
}

function AutoDismissNotice({
  notice,
  path,
  search,
  cart,
}: { notice: NoticeFacts } & Pick<Frame, "path" | "search" | "cart">) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const timeLeft = useTimeLeft(notice.seconds, isPaused, () => setClosed(true));
  if (closed) return null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setClosed(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the time still, nothing is done by it
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Notice
        kind={notice.kind}
        lead={notice.lead}
        left={timeLeft === null ? undefined : { value: timeLeft, label: t("notices.time") }}
        close={
          // A message is shown once: asking for the same page again is what closes it without JavaScript.
          <Form action={path} onSubmit={onSubmit}>
            {[...new URLSearchParams(search)].map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button variant="text" size="slim">
              {t("notices.close")}
            </Button>
          </Form>
        }
      >
        {notice.text}
        {notice.toCart !== undefined && path !== paths.cart() && <CartTotal cart={notice.toCart ?? cart} />}
      </Notice>
    </div>
  );
}

function CartTotal({ cart }: { cart: { total: string; currency: string } | null }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <p className={styles.cart}>
      {cart && <b>{t("notices.cart", { total: money(cart.total, cart.currency) })}</b>}{" "}
      <Link to={paths.cart()}>{t("notices.toCart")}</Link>
    </p>
  );
}

const TICK_MS = 100;

/** From 1 to 0 over the seconds, standing still while held; null before JavaScript runs and where it stays. */
function useTimeLeft(seconds: number, isPaused: boolean, onEnd: () => void) {
  const [timeLeft, setLeft] = useState<number | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (seconds < 0 || isPaused) return;
    const timer = setInterval(
      () => setLeft((now) => Math.max(0, (now ?? 1) - TICK_MS / (seconds * 1000))),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [seconds, isPaused]);
  useEffect(() => {
    if (timeLeft === 0) end.current();
  }, [timeLeft]);
  return timeLeft;
}
