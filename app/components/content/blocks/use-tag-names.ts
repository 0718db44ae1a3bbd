import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";

/** A tag's name in the viewer's language: a category's own name, else a translated tag. */
export function useTagNames(): (tag: string) => string {
  const { t } = useTranslation("content");
  const lines = useFrame()?.lines ?? [];
  return (tag) =>
    lines.find((line) => line.slug === tag)?.name ?? t(`news.tags.${tag}`, { defaultValue: tag });
}
