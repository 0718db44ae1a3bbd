import "~/shop-kit";
import "~/operator-kit";
// A slider as the home page shows it, with all slides.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HeroSlider } from "~/components/content/hero/hero-slider";
import { idIn } from "~/contract/input/id";
import { operatorContext } from "~/storefront/operator/require-operator";
import { notFound, or404 } from "~/storefront/response/or-404";

export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "content.read");
  const id = idIn(args.params.id);
  if (id === null) throw notFound();
  return { slider: await or404(shop.previews.slider({ id })) };
}

export default function SliderPreview() {
  const { slider } = useLoaderData<typeof loader>();
  return <HeroSlider slider={slider} hero={null} />;
}
