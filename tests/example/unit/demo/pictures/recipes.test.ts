import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLibraries } from '@/example/pictures/tool/content';
import { drawRecipe } from '@/example/pictures/kit/compose';
import { recipes } from '@/example/pictures/recipes';

const CONTENT = path.resolve(__dirname, '../../../../../example/city/content');

describe('pictures of the demo’s products', () => {
  it('every product has a recipe, and no recipe is left without its product', async () => {
    const { libraries } = await readLibraries(CONTENT);
    const slugs = libraries.flatMap(({ products }) =>
      products.map(({ slug }) => slug),
    );
    expect(Object.keys(recipes).toSorted()).toEqual(slugs.toSorted());
  });

  it('the same product is drawn the same each time, sharper when asked wider', () => {
    const [slug, recipe] = Object.entries(recipes)[0] ?? [];
    if (!slug || !recipe) throw new Error('no recipe');
    const drawn = drawRecipe(recipe, slug, 480);
    expect(drawRecipe(recipe, slug, 480)).toBe(drawn);
    expect(drawRecipe(recipe, slug, 960)).toContain(
      'width="960" height="960" viewBox="0 0 480 480"',
    );
  });
});
