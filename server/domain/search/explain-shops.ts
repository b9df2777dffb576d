import type { Ctx } from '@/server/context';
import { findBestProducts } from '@/server/repositories/search/search-repository';
import type { CatalogueShop } from '../catalogue/load-shop-index';
import { bestMatch, type MatchedText, termsOf, textsOf } from './match-text';
import type { SearchPhase } from './plan-search';

export interface ShopMatch extends MatchedText {
  /** `category`: a section of its menu, `kind`: what kind of place it is. */
  readonly field: 'category' | 'description' | 'kind' | 'product' | 'title';
}

type Reader = Pick<Ctx, 'db' | 'lang'>;

/** What matched in each shop of a page; the products that did take one query. */
export async function explainShops(
  { db, lang }: Reader,
  shops: readonly CatalogueShop[],
  phases: readonly SearchPhase[],
): Promise<(ShopMatch | null)[]> {
  if (!shops.length) return [];
  const terms = termsOf(phases);
  const wanted = Math.min(...phases.map((phase) => phase.terms.length));
  const ids = shops.map(({ id }) => id);
  const conditions = phases.map(({ place }) => place);
  const products = new Map(
    (await findBestProducts(db, ids, conditions)).map((row) => [
      row.shopId,
      row,
    ]),
  );
  return shops.map(({ categories, id, translations }) =>
    bestMatch(
      [
        { field: 'title', texts: textsOf(translations, lang, 'title') },
        {
          field: 'product',
          texts: textsOf(products.get(id)?.translations ?? {}, lang, 'title'),
        },
        {
          // of the menu, when only the name of a section holds what was asked
          field: 'category',
          texts: textsOf(products.get(id)?.section ?? {}, lang, 'title'),
        },
        {
          field: 'kind',
          texts: categories.flatMap((each) =>
            textsOf(each.translations, lang, 'title'),
          ),
        },
        {
          field: 'description',
          texts: textsOf(translations, lang, 'description'),
        },
      ],
      terms,
      wanted,
    ),
  );
}
