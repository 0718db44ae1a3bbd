import type { PaymentMethod } from "~/contract/shop";

/** Icon paths. The icons are decorative: the method's name is next to them. */
const PATHS: Record<PaymentMethod["kind"], string> = {
  redirect: "M3 6h18v12H3zM3 10h18M6 15h4",
  bank_transfer: "M3 10 12 4l9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18",
  cash_on_delivery: "M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  invoice: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
};

export const PaymentIcon = ({ kind }: Pick<PaymentMethod, "kind">) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={PATHS[kind]} />
  </svg>
);
