import type { ReactNode } from "react";
import { useFrame } from "~/components/site/frame/use-frame";
import { ContextNote } from "~/components/site/header/context-note";
import { Prose } from "~/components/ui/page/prose";
import { CanvasBanner } from "./canvas-banner";
import { CategoryGrid } from "./category-grid";
import { Columns } from "./columns";
import { CallToAction } from "./cta";
import { Faq } from "./faq";
import { HeroBlock } from "./hero-block";
import { HeroSlider } from "./hero-slider";
import { NewsBlock } from "./news-block";
import { PictureBlock } from "./picture-block";
import { ProductCarousel } from "./product-carousel";
import type { Filled, PageFacts, ResolvedBlock } from "./resolved-block";
import { Section } from "./section";

/** A page of the page builder, block by block. An unknown kind is left out: CONTRACT §2. */
export function Blocks({
  blocks,
  page,
  layout,
}: {
  blocks: ResolvedBlock[];
  page: PageFacts;
  /** `edge`: the frame leaves the widths to the blocks. */
  layout: "edge" | "page";
}) {
  const opening = openingOf(blocks);
  const rest = blocks.filter((block) => block !== opening?.slider && block !== opening?.hero);
  const frame = useFrame();
  const firstPriced = rest.find(({ type }) => type === "product_carousel");
  const h1 = opening?.hero ?? rest.find(({ type }) => type === "hero");
  return (
    <>
      {opening && <HeroSlider slider={opening.slider.slider} hero={opening.hero?.props ?? null} />}
      {rest.map((block) => (
        <Section key={block.id} block={block} layout={layout}>
          {frame && block === firstPriced && <ContextNote frame={frame} />}
          {shown(block, page, block === h1)}
        </Section>
      ))}
    </>
  );
}

function shown(block: ResolvedBlock, page: PageFacts, isTitle: boolean): ReactNode {
  switch (block.type) {
    case "hero":
      return <HeroBlock {...block.props} title={block.props.title} rank={isTitle ? "h1" : "h2"} />;
    case "rich_text":
      return <Prose html={block.props.body} />;
    case "html":
      return <Prose html={block.props.html} />;
    case "image":
      return <PictureBlock {...block.props} />;
    case "category_grid":
      return <CategoryGrid title={block.props.title} categories={block.categories} />;
    case "product_carousel":
      return <ProductCarousel block={block} page={page} />;
    case "canvas":
      return <CanvasBanner canvas={block.canvas} />;
    case "slider":
      return <HeroSlider slider={block.slider} hero={null} />;
    case "news":
      return <NewsBlock title={block.props.title} tag={block.props.tag} articles={block.articles} />;
    case "columns":
      return <Columns {...block.props} />;
    case "cta":
      return <CallToAction {...block.props} />;
    case "faq":
      return <Faq {...block.props} />;
    default:
      return null;
  }
}

/** A page that begins with a slider and a hero has one opening: the hero's words stand on the first picture. */
function openingOf(
  blocks: ResolvedBlock[],
): { slider: Filled<"slider">; hero: Filled<"hero"> | null } | null {
  const [first, second] = blocks;
  const pair = [first, second];
  const slider = pair.find((block) => block?.type === "slider");
  const hero = pair.find((block) => block?.type === "hero");
  if (slider?.type !== "slider") return null;
  if (hero?.type !== "hero") return first === slider ? { slider, hero: null } : null;
  return { slider, hero };
}
