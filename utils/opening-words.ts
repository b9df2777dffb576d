import type { TFunction } from 'i18next';
import type { ShopView } from './shop-view';

/** "Open until 23:00", "Closed · opens tomorrow at 09:00". */
export function openingWords(
  { closesAt, open, opens }: Pick<ShopView, 'closesAt' | 'open' | 'opens'>,
  t: TFunction,
): string {
  if (open)
    return closesAt ? t('shop.openUntil', { time: closesAt }) : t('shop.open');
  if (!opens) return t('shop.closed');
  return t('shop.closedOpens', {
    day: t(`date.${opens.day}`),
    time: opens.time,
  });
}
