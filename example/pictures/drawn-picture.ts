import { basename } from 'node:path';

/** The committed files are this wide; up to here they are what is shown. */
export const COMMITTED_WIDTH = 480;
/** The widest place: the dish dialog's 520 px on a dense screen. */
const WIDEST = 1040;

/**
 * A product picture of the demo as SVG, for a width its committed file does not have (docs/adr/0017); at most 1,040
 * pixels wide. Null: the file is good enough, or no recipe has its name.
 */
export async function drawnPicture(
  file: string,
  width: number,
): Promise<string | null> {
  if (width <= COMMITTED_WIDTH) return null;
  const [, slug] = /^(.+)\.[\da-f]{8}\.webp$/.exec(basename(file)) ?? [];
  if (!slug) return null;
  const { recipes } = await import('./recipes');
  const recipe = recipes[slug];
  if (!recipe) return null;
  const { drawRecipe } = await import('./kit/compose');
  return drawRecipe(recipe, slug, Math.min(width, WIDEST));
}
