import { useTranslation } from '@/utils/i18n/use-translation';
import { openingWords } from '@/utils/shop/opening-words';
import type { ShopView } from '@/utils/shop/shop-view';

/** Why the shop takes no order for here and now, as the server says; null when it does. */
export function useShopNotice(shop: ShopView): string | null {
  const { t } = useTranslation('shop');
  if (shop.canOrder) return null;
  if (shop.reason === 'shop_off') return t('shop.off.title');
  return shop.reason === 'out_of_zone'
    ? t('cart.outOfZone')
    : openingWords(shop, t);
}
