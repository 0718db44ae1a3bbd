import "~/shop-kit";
/** 404 for unknown paths, before any access rule (CONTRACT §8, error pages). */
export function loader() {
  throw new Response(null, { status: 404, statusText: "not_found" });
}

export { loader as action };

export default function NotFound() {
  return null;
}
