import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { moneyText } from '@/utils/money/money-text';
import { refusesSmall } from '@/utils/money/shop-terms';
import type { ShopView } from '@/utils/shop/shop-view';

type Shop = Pick<ShopView, 'minAmount' | 'smallOrderFee'>;

/** "Add $0.35 to reach the $8.00 minimum" of a shop that takes no small orders; null once it is reached, or not known. */
export function useMinimumWords() {
  const { i18n, t } = useTranslation('cart');
  const { currency } = useShell();
  const money = (amount: number) => moneyText(amount, currency, i18n.language);
  return (
    toMinimum: number | null | undefined,
    shop: Shop | null,
  ): string | null =>
    toMinimum && shop && refusesSmall(toMinimum, shop.smallOrderFee)
      ? t('checkout.minimum.title', {
          amount: money(toMinimum),
          minimum: money(shop.minAmount),
        })
      : null;
}
