import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductWords } from '@/components/product-row/product-row';

/** The words of all rows, made once. */
export function useMenuWords(): ProductWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      soldOut: t('product.soldOutToday'),
      from: t('price.from'),
      add: (title) => t('product.add', { name: title }),
      choose: (title) => t('product.choose', { name: title }),
      marks: ({ allergens, spicy, vegetarian }) => {
        const diet = [
          vegetarian && t('diet.vegetarian'),
          spicy && t('diet.spicy'),
        ].filter(Boolean);
        const list = allergens.map((name) => t(`allergen.${name}`)).join(', ');
        return [...diet, list && t('options.contains', { list })]
          .filter(Boolean)
          .join(' · ');
      },
    }),
    [t],
  );
}
