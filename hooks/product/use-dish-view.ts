import { useTranslation } from '@/utils/i18n/use-translation';
import type { ProductDto } from '@/server/contracts/product';
import { toDishView } from '@/services/product/to-dish-view';
import type { DishView } from '@/utils/product/dish-view';

/** A dish with what is chosen of it, in words; `ends` says what is told of an end. */
export function useDishView(
  product: ProductDto,
  chosen: Parameters<typeof toDishView>[1],
  ends: (endsAt: string) => string | null,
): DishView {
  const { t, i18n } = useTranslation();
  return toDishView(product, chosen, { t, language: i18n.language, ends });
}
