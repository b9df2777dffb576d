import type { TFunction } from 'i18next';
import type { ShopView } from './shop-view';

/**
 * "Open until 23:00", "Busy, takes orders again from 18:50", "Closed · opens tomorrow at 09:00", with the date when that is
 * a week away or more.
 */
export function openingWords(
  { closesAt, open, opens }: Pick<ShopView, 'closesAt' | 'open' | 'opens'>,
  t: TFunction,
): string {
  if (open)
    return closesAt ? t('shop.openUntil', { time: closesAt }) : t('shop.open');
  if (!opens) return t('shop.closed');
  const { on, time } = opens;
  if (opens.busy) return t('shop.busy', { time });
  if (on)
    return t('shop.closedOpensOn', {
      day: on.day,
      month: t(`date.month.${on.month}`),
      time,
    });
  return t('shop.closedOpens', {
    day: t(`date.${opens.day}`),
    time,
  });
}

/** It is only closed: orders for a later time are taken. */
export const opensLater = ({
  canOrder,
  opens,
  reason,
}: Pick<ShopView, 'canOrder' | 'opens' | 'reason'>): boolean =>
  !canOrder &&
  opens !== null &&
  reason !== 'out_of_zone' &&
  reason !== 'shop_off';
