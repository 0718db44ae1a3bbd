import { type AnimationEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartTotal as CartSum, Frame, Notice as NoticeFacts } from "~/components/site/frame/frame";
import { MAIN_ID } from "~/components/site/frame/skip-link";
import { Button } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import * as styles from "./flash-notices.css";

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
  if (closed) return null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setClosed(true);
    // The focused button no longer exists, so the focus moves to the page's content.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  const onAnimationEnd = ({ target, currentTarget }: AnimationEvent) =>
    target === currentTarget && setClosed(true);
  const isTimed = notice.seconds >= 0;
  return (
    <div className={isTimed ? styles.timed : undefined} onAnimationEnd={onAnimationEnd}>
      <Notice
        kind={notice.kind}
        lead={notice.lead}
        close={
          // Each message is shown once: without JavaScript, requesting the page again closes it.
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
        {notice.text}{" "}
        {notice.toCart !== undefined && path !== paths.cart() && <CartTotal cart={notice.toCart ?? cart} />}
      </Notice>
      {isTimed && <span className={styles.timeLeft} />}
    </div>
  );
}

function CartTotal({ cart }: { cart: CartSum | null }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <p className={styles.cart}>
      {cart && (
        <b>
          {t(cart.includesVat ? "notices.cart" : "notices.cartNet", {
            total: money(cart.total, cart.currency),
          })}
        </b>
      )}{" "}
      <Link to={paths.cart()}>{t("notices.toCart")}</Link>
    </p>
  );
}
