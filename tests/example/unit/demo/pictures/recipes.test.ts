import { describe, expect, it } from 'vitest';
import { libraries } from '@/example/city/content/content';
import { drawRecipe } from '@/example/pictures/kit/compose';
import { recipes } from '@/example/pictures/recipes';

describe('pictures of the demo’s products', () => {
  it('every product has a recipe, and no recipe is left without its product', () => {
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
