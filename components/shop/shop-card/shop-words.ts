import type { Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { percentText } from '@/utils/money/number-separators';
import type { ShopCardView } from '@/utils/shop/shop-card';

/** "20–30 min" until it is brought, "Ready in 20 min" for a pickup. */
export function minutesText(
  { eta, ready }: Pick<ShopCardView, 'eta' | 'ready'>,
  { t }: Words,
  pickup: boolean,
): string {
  if (pickup) return t('shopCard.readyIn', { minutes: ready[0] });
  const [from, to] = eta;
  return t('shopCard.minutes', { from, to });
}

/** "$1.99 delivery", or that it is free; while no address says how far it is, what it costs at least. */
export function feeText(
  { fee, least }: Pick<ShopCardView, 'fee' | 'least'>,
  { language, t }: Words,
  currency: MoneyCurrency,
): string {
  if (fee === 0) return t(least ? 'shop.fact.freeNear' : 'shopCard.free');
  const amount = moneyText(fee, currency, language);
  return least
    ? t('shop.fact.deliveryFrom', { price: amount })
    : t('shopCard.delivery', { amount });
}

/**
 * "Opens 09:00", "Opens tomorrow 09:00", "Opens Mon 09:00"; "Busy until 18:50" of a pause; "Closed now" when nobody
 * knows; that it does not deliver to the address where that is the reason.
 */
export function openingText(
  { opens, outside }: Pick<ShopCardView, 'opens' | 'outside'>,
  { t }: Words,
): string {
  if (outside) return t('shop.about.outOfZone');
  if (!opens) return t('shopCard.closed');
  const { day, time } = opens;
  if (opens.busy) return t('shopCard.busy', { time });
  if (day === 'today') return t('shopCard.opens', { time });
  if (day === 'tomorrow') return t('shopCard.opensTomorrow', { time });
  return t('shopCard.opensOn', { day: t(`date.short.${day}`), time });
}

/** What the deal takes off; without one what buying brings. */
export function dealText(
  { bonus, deal }: Pick<ShopCardView, 'bonus' | 'deal'>,
  { language, t }: Words,
  currency: MoneyCurrency,
): string | null {
  if (!deal) {
    const [value = 0, quantity = 0] = bonus ?? [];
    return bonus ? t('bonus.badge', { value, quantity }) : null;
  }
  if (deal.type === 'percent')
    return t('shopCard.off.percent', {
      value: percentText(deal.value, language),
    });
  const value = moneyText(deal.value, currency, language);
  return t('shopCard.off.fix', { value });
}
