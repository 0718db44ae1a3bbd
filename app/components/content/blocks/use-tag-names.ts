import { useFrame } from "~/components/site/frame/use-frame";
import { useTranslation } from "~/i18n/use-translation";

/** A tag's name in the viewer's language: a category's own name, else a translated tag. */
export function useTagNames(): (tag: string) => string {
  const { t } = useTranslation("content");
  const lines = useFrame()?.lines ?? [];
  return (tag) =>
    lines.find((line) => line.slug === tag)?.name ?? t(`news.tags.${tag}`, { defaultValue: tag });
}
