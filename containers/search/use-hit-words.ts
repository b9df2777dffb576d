import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HitWords } from '@/components/search-hit/hit-words';
import { useShopWords } from '@/containers/shop-list/use-shop-words';
import { openText } from '@/utils/fill-in';
import { separatorsOf } from '@/utils/number-separators';

/** The words of all rows of what was found, made once. */
export function useHitWords(): HitWords {
  const { t: translate, i18n } = useTranslation();
  const shop = useShopWords();
  return useMemo(
    () => ({
      shop,
      price: {
        now: translate('price.now'),
        was: translate('price.was'),
        separators: separatorsOf(i18n.language),
      },
      from: openText(i18n, 'price.from'),
      soldOut: translate('product.soldOut'),
      category: openText(i18n, 'search.match.category'),
      product: openText(i18n, 'search.match.product'),
    }),
    [i18n, shop, translate],
  );
}
