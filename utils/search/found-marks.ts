import { foundRanges, type MenuFinds } from '@/utils/shop/menu-search';

/** The name that the style sheet knows the marks by (`::highlight(found)`). */
const NAME = 'found';
/** Texts that are marked at most: what is further down has been found, too, but nobody sees it at once. */
const TEXTS = 120;

/**
 * Marks what was found in the dishes' texts without touching the page's elements (CSS custom highlights); nothing in
 * browsers that have none. Answers how to take the marks away.
 */
export function markFound(root: HTMLElement, finds: MenuFinds): () => void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS))
    return () => undefined;
  const texts = [...root.querySelectorAll('article h3 a, article h3 ~ p')];
  const ranges = texts.slice(0, TEXTS).flatMap(({ firstChild }) =>
    firstChild instanceof Text
      ? foundRanges(firstChild.data, finds).map(
          ([startOffset, endOffset]) =>
            new StaticRange({
              startContainer: firstChild,
              startOffset,
              endContainer: firstChild,
              endOffset,
            }),
        )
      : [],
  );
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => void CSS.highlights.delete(NAME);
}
