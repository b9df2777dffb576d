import type { Ctx } from '@/server/context';
import { findFoundCategoryTitles } from '@/server/repositories/search/search-repository';
import type { ProductInShop } from '../catalogue/list-products';
import { bestMatch, type MatchedText, termsOf, textsOf } from './match-text';
import type { SearchPhase } from './plan-search';

export interface ProductMatch extends MatchedText {
  /** `category`: its section of the menu, `kind`: what kind of place sells it. */
  readonly field: 'category' | 'description' | 'kind' | 'shop' | 'title';
}

type Reader = Pick<Ctx, 'db' | 'lang'>;

/** What matched in each product of a page; the titles of their sections take one query. */
export async function explainProducts(
  { db, lang }: Reader,
  rows: readonly ProductInShop[],
  phases: readonly SearchPhase[],
): Promise<(ProductMatch | null)[]> {
  if (!rows.length) return [];
  const terms = termsOf(phases);
  const wanted = Math.min(...phases.map((phase) => phase.terms.length));
  const ids = rows.flatMap(({ priced }) => priced.product.categoryId ?? []);
  const sections = new Map(
    (await findFoundCategoryTitles(db, [...new Set(ids)])).map((row) => [
      row.id,
      row.translations,
    ]),
  );
  return rows.map(({ priced: { product }, shop }) => {
    const section = sections.get(product.categoryId ?? 0) ?? {};
    return bestMatch(
      [
        { field: 'title', texts: textsOf(product.translations, lang, 'title') },
        { field: 'category', texts: textsOf(section, lang, 'title') },
        {
          field: 'kind',
          texts: shop.categories.flatMap(({ translations }) =>
            textsOf(translations, lang, 'title'),
          ),
        },
        { field: 'shop', texts: textsOf(shop.translations, lang, 'title') },
        {
          field: 'description',
          texts: textsOf(product.translations, lang, 'description'),
        },
      ],
      terms,
      wanted,
    );
  });
}
