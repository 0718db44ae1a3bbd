import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";

/** Returns a function that names a tag in the viewer's language: the category's name, otherwise a translated tag. */
export function useTagNames(): (tag: string) => string {
  const { t } = useTranslation("content");
  const lines = useFrame()?.lines ?? [];
  return (tag) =>
    lines.find((line) => line.slug === tag)?.name ?? t(`news.tags.${tag}`, { defaultValue: tag });
}
