import type { ReactNode } from "react";
import { Calendar } from "~/components/content/calendar/calendar";
import { CanvasBanner } from "~/components/content/hero/canvas-banner";
import { HeroBlock } from "~/components/content/hero/hero-block";
import { HeroSlider } from "~/components/content/hero/hero-slider";
import { Promises } from "~/components/content/hero/promises";
import { useFrame } from "~/components/site/frame/use-frame";
import { ContextNote } from "~/components/site/header/context-note";
import { Prose } from "~/components/ui/page/prose";
import { CategoryGrid } from "./category-grid";
import { Columns } from "./columns";
import { CallToAction } from "./cta";
import { Faq } from "./faq";
import { NewsBlock } from "./news-block";
import { PictureBlock } from "./picture-block";
import { ProductCarousel } from "./product-carousel";
import type { PageProps, ResolvedBlock, ResolvedBlockOf } from "./resolved-block";
import { Section } from "./section";

/** Renders a page of the page builder. A block of unknown kind is left out (CONTRACT §2). */
export function Blocks({
  blocks,
  page,
  layout,
}: {
  blocks: ResolvedBlock[];
  page: PageProps;
  /** `edge`: the blocks set their own width. */
  layout: "edge" | "page";
}) {
  const heroSection = findHeroSlider(blocks);
  const rest = blocks.filter((block) => block !== heroSection?.slider && block !== heroSection?.hero);
  const frame = useFrame();
  const firstPriced = rest.find(isPriced);
  const h1 = heroSection?.hero ?? rest.find(({ type }) => type === "hero");
  return (
    <>
      {heroSection && (
        <HeroSlider slider={heroSection.slider.slider} hero={heroSection.hero?.props ?? null} />
      )}
      {rest.map((block) => (
        <Section key={block.id} block={block} layout={layout}>
          {renderBlock(block, {
            page,
            isTitle: block === h1,
            note: frame && block === firstPriced && <ContextNote frame={frame} />,
          })}
        </Section>
      ))}
    </>
  );
}

const isPriced = (block: ResolvedBlock) =>
  block.type === "product_carousel" || (block.type === "hero" && block.products.length > 0);

/** Renders a block. `note` is the note about the prices, set for the first block that shows any. */
function renderBlock(
  block: ResolvedBlock,
  { page, isTitle, note }: { page: PageProps; isTitle: boolean; note: ReactNode },
): ReactNode {
  switch (block.type) {
    case "hero":
      return (
        <HeroBlock block={block} rank={isTitle ? "h1" : "h2"}>
          {note}
        </HeroBlock>
      );
    case "rich_text":
      return <Prose html={block.props.body} />;
    case "html":
      return <Prose html={block.props.html} />;
    case "image":
      return <PictureBlock {...block.props} />;
    case "category_grid":
      return <CategoryGrid title={block.props.title} categories={block.categories} />;
    case "product_carousel":
      return (
        <>
          {note}
          <ProductCarousel block={block} page={page} />
        </>
      );
    case "promises":
      return <Promises courier={block.courier} />;
    case "calendar":
      return <Calendar block={block} />;
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

/** Finds the hero slider of a page that begins with a slider and a hero. The hero's text is on the first slide. */
function findHeroSlider(
  blocks: ResolvedBlock[],
): { slider: ResolvedBlockOf<"slider">; hero: ResolvedBlockOf<"hero"> | null } | null {
  const [first, second] = blocks;
  const pair = [first, second];
  const slider = pair.find((block) => block?.type === "slider");
  const hero = pair.find((block) => block?.type === "hero");
  if (slider?.type !== "slider") return null;
  if (hero?.type !== "hero") return first === slider ? { slider, hero: null } : null;
  return { slider, hero };
}
