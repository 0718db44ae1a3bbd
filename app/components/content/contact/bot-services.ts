// Gets tokens from the two bot checks in the browser, Cloudflare Turnstile and Google reCAPTCHA.
export interface BotWidget {
  kind: "turnstile" | "recaptcha";
  siteKey: string;
  src: string;
}

type Start = (widget: BotWidget, container: HTMLElement, onToken: (token: string) => void) => () => void;

declare global {
  interface Window {
    turnstile?: {
      render(container: HTMLElement, options: Record<string, unknown>): string;
      remove(id: string): void;
    };
    grecaptcha?: {
      ready(then: () => void): void;
      execute(siteKey: string, options: { action: string }): PromiseLike<string>;
    };
  }
}

/** A token is valid for two minutes and for one use. */
const RENEW_MS = 100_000;

const STARTERS: Record<BotWidget["kind"], Start> = {
  turnstile({ siteKey }, container, onToken) {
    const id = window.turnstile?.render(container, {
      sitekey: siteKey,
      action: "contact",
      language: document.documentElement.lang,
      size: "flexible",
      // Turnstile stays invisible unless it doubts the visitor.
      appearance: "interaction-only",
      "response-field": false,
      callback: onToken,
      "expired-callback": () => onToken(""),
      "error-callback": () => onToken(""),
    });
    return () => {
      if (id !== undefined) window.turnstile?.remove(id);
    };
  },
  recaptcha({ siteKey }, _place, onToken) {
    const ask = () =>
      window.grecaptcha?.ready(() => {
        window.grecaptcha?.execute(siteKey, { action: "contact" }).then(onToken, () => onToken(""));
      });
    ask();
    const timer = setInterval(ask, RENEW_MS);
    return () => clearInterval(timer);
  },
};

const loading = new Map<string, Promise<void>>();

/**
 * Calls `onToken` with each token, or with "" when the last token has expired. Returns a function that stops the check.
 */
export function startBotCheck(widget: BotWidget, container: HTMLElement, onToken: (token: string) => void) {
  let stop = () => {};
  let isOver = false;
  const script = loading.get(widget.src) ?? loadScript(widget.src);
  loading.set(widget.src, script);
  script.then(
    () => {
      if (!isOver) stop = STARTERS[widget.kind](widget, container, onToken);
    },
    // The script is blocked or unavailable: the form is sent without a token. The next form tries again.
    () => loading.delete(widget.src),
  );
  return () => {
    isOver = true;
    stop();
  };
}

const loadScript = (src: string) =>
  new Promise<void>((done, failed) => {
    const script = document.createElement("script");
    script.src = src;
    // Scripts that the service inserts need the page's nonce, if there is one.
    script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    script.onload = () => done();
    script.onerror = failed;
    document.head.appendChild(script);
  });
