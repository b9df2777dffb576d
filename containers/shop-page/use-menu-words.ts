import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductWords } from '@/components/product-row/product-words';
import { openText } from '@/utils/fill-in';
import type { MenuView } from '@/utils/menu-view';
import { isMeasured } from '@/utils/quantity-text';
import { separatorsOf } from '@/utils/number-separators';

/** The words of all rows of a menu, made once. */
export function useMenuWords({ sections }: MenuView): ProductWords {
  const { t: translate, i18n } = useTranslation();
  return useMemo(() => {
    const t = (key: string) => openText(i18n, key);
    const allergens = new Set(
      sections.flatMap(({ items }) => items.flatMap((item) => item.allergens)),
    );
    const units = new Set(
      sections.flatMap(({ items }) =>
        items.flatMap(({ bonus, unit }) =>
          [unit ?? '', bonus?.unit ?? ''].filter(isMeasured),
        ),
      ),
    );
    return {
      soldOut: t('product.soldOutToday'),
      from: t('price.from'),
      listSeparator: t('list.separator'),
      add: t('product.add'),
      choose: t('product.choose'),
      vegetarian: t('diet.vegetarian'),
      spicy: t('diet.spicy'),
      contains: t('options.contains'),
      allergens: Object.fromEntries(
        [...allergens].map((name) => [name, t(`allergen.${name}`)]),
      ),
      bonus: t('bonus.badge'),
      units: Object.fromEntries(
        [...units].map((unit) => [unit, t(`unit.${unit}`)]),
      ),
      price: {
        now: t('price.now'),
        was: t('price.was'),
        separators: separatorsOf(i18n.language),
      },
    };
    // another `translate` tells that texts came or changed
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [i18n, sections, translate]);
}
