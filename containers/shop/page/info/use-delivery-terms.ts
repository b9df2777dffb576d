import { useTranslation } from 'react-i18next';
import type { Term } from '@/components/shop/term-list/term-list';
import { useShell } from '@/contexts/shell-context';
import { useSettings } from '@/hooks/shell/use-settings';
import { distanceText } from '@/utils/address/distance-text';
import { moneyText } from '@/utils/money/money-text';
import { percentText } from '@/utils/money/number-separators';
import type { ShopView } from '@/utils/shop/shop-view';

/** What a delivery costs and from when on, as far as the shop asks for it. */
export function useDeliveryTerms(shop: ShopView): Term[] {
  const { t, i18n } = useTranslation();
  const { currency } = useShell();
  const { language } = i18n;
  const money = (amount: number) => moneyText(amount, currency, language);
  const term = (key: string, name: string, value: string | null): Term[] =>
    value === null ? [] : [{ key, name, value }];
  const amount = (value: number | null) =>
    value === null || value <= 0 ? null : money(value);
  const percent = (value: number) =>
    value > 0 ? percentText(value, language) : null;
  const km = shop.distance;
  // what the house asks of each order comes beside the shop's part
  const houseFee = Number(useSettings().service_fee ?? 0) * currency.rate;
  const service = [percent(shop.serviceFeePercent), amount(houseFee)];
  return [
    ...term(
      'start',
      t('shop.about.start'),
      amount(shop.deliveryFrom) ?? t('sums.free'),
    ),
    ...term('km', t('shop.about.perKm'), amount(shop.deliveryPerKm)),
    ...term('free', t('shop.about.freeFrom'), amount(shop.freeDeliveryFrom)),
    ...term('minimum', t('shop.about.minimum'), amount(shop.minAmount)),
    ...term('small', t('sums.smallOrderFee'), amount(shop.smallOrderFee)),
    ...term(
      'service',
      t('sums.service'),
      service.filter(Boolean).join(' + ') || null,
    ),
    ...term('tax', t('sums.tax'), percent(shop.taxPercent)),
    ...term(
      'distance',
      t('shop.about.distance'),
      km === null ? null : distanceText(km, { t, language }, shop.unit),
    ),
  ];
}
