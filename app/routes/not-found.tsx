/** Whatever no row of the URL map names is nowhere for everybody: nobody is led elsewhere first (CONTRACT §8, error pages). */
export function loader() {
  throw new Response(null, { status: 404, statusText: "not_found" });
}

export { loader as action };

export default function NotFound() {
  return null;
}
