import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductWords } from '@/components/product-row/product-words';
import { WITH_GAPS } from '@/utils/fill-in';
import type { MenuView } from '@/utils/menu-view';
import { separatorsOf } from '@/utils/number-separators';

/** The words of all rows of a menu, made once. */
export function useMenuWords({ sections }: MenuView): ProductWords {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const allergens = new Set(
      sections.flatMap(({ items }) => items.flatMap((item) => item.allergens)),
    );
    return {
      soldOut: t('product.soldOutToday'),
      from: t('price.from', WITH_GAPS),
      listSeparator: t('list.separator'),
      add: t('product.add', WITH_GAPS),
      choose: t('product.choose', WITH_GAPS),
      vegetarian: t('diet.vegetarian'),
      spicy: t('diet.spicy'),
      contains: t('options.contains', WITH_GAPS),
      allergens: Object.fromEntries(
        [...allergens].map((name) => [name, t(`allergen.${name}`)]),
      ),
      price: {
        now: t('price.now'),
        was: t('price.was'),
        separators: separatorsOf(language),
      },
    };
  }, [language, sections, t]);
}
