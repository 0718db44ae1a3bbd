import { useFrame } from "~/components/site/frame/use-frame";
import { useTranslation } from "~/i18n/use-translation";

/** What an article is about, in the reader's language: a line of the shop under its own name, else a word of ours. */
export function useTagNames(): (tag: string) => string {
  const { t } = useTranslation("content");
  const lines = useFrame()?.lines ?? [];
  return (tag) =>
    lines.find((line) => line.slug === tag)?.name ?? t(`news.tags.${tag}`, { defaultValue: tag });
}
