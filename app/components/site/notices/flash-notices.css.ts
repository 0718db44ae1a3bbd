import { keyframes } from "@vanilla-extract/css";
import { phoneBar } from "~/components/ui/page/phone-bar.css";
import { root as stickyBar } from "~/components/ui/page/sticky-bar.css";
import { NOTICE_SECONDS } from "~/contract/constants/limits";
import { from, tallPhone, tallWindow } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

/** Fixed, so that the page does not move when a message appears or disappears. */
export const root = partStyle({
  position: "fixed",
  zIndex: 7,
  insetInline: space.gutter,
  bottom: space.s4,
  display: "grid",
  gap: space.s2,
  "@media": { [from.small]: { left: "auto", width: "min(32rem, 100% - 4rem)" } },
});
partRule(`body:has(${phoneBar}) ${root}`, {
  "@media": { [tallPhone]: { bottom: `calc(${size.bar} + ${space.s2})` } },
});
// Placed above a table's sticky bar, which has two lines on phones.
partRule(`body:has(${stickyBar}) ${root}`, {
  "@media": { [tallWindow]: { bottom: "9rem" }, [from.medium]: { bottom: "6rem" } },
});
partRule(`${root} [role]`, {
  margin: 0,
  paddingBlock: space.s1,
  outline: `1px solid ${colour.lineStrong}`,
  alignItems: "center",
  fontSize: text.sm,
});
export const cart = partStyle({ display: "inline" });
partRule(`${cart} > a`, { display: "inline-block", lineHeight: size.target });

const leave = keyframes({ to: { visibility: "hidden" } });
const runDown = keyframes({ to: { transform: "scaleX(0)" } });
const withScripts = (rule: object) => ({ "@media": { "(scripting: enabled)": rule } });

/**
 * CSS counts the seconds, so that the message also disappears if the scripts were not loaded. The time pauses while the
 * message is hovered or focused (WCAG 2.2.1). If scripting is disabled, the message stays.
 */
export const timed = partStyle({
  position: "relative",
  ...withScripts({ animation: `${leave} ${NOTICE_SECONDS}s step-end forwards` }),
});
export const timeLeft = partStyle({
  position: "absolute",
  insetInline: "6px 0",
  bottom: 0,
  height: "3px",
  background: colour.ok,
  transformOrigin: "left",
  visibility: "hidden",
  ...withScripts({ visibility: "inherit", animation: `${runDown} ${NOTICE_SECONDS}s linear forwards` }),
});
partRule(`${timed}:is(:hover, :focus-within), ${timed}:is(:hover, :focus-within) > ${timeLeft}`, {
  animationPlayState: "paused",
});
