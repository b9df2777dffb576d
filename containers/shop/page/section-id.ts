export const POPULAR_ID = 'popular';

/** The element a category leads to, also by `#…` without JavaScript. */
export function sectionId(id: number): string {
  return `menu-${id}`;
}
