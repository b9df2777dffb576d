import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge/badge';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-head.module.css';

type ShopDealsProps = Readonly<{
  shop: Pick<ShopView, 'deal' | 'deliveryFee' | 'freeDeliveryFrom' | 'minutes'>;
  currency: MoneyCurrency;
  pickup: boolean;
  /** Stands at the end: the way to everything else. */
  more: ReactNode;
}>;

/** What one can save here, and the way to the rest. */
export function ShopDeals({ currency, more, pickup, shop }: ShopDealsProps) {
  const { t, i18n } = useTranslation();
  const { deal, deliveryFee, freeDeliveryFrom, minutes } = shop;
  const title =
    deal &&
    (deal.title ??
      (deal.percent && t('product.percentOff', { percent: deal.percent })));
  const isFreeLater =
    !pickup && minutes && deliveryFee !== 0 && freeDeliveryFrom !== null;
  return (
    <ul className={styles.deals}>
      {title && (
        <li>
          <Badge tone="deal">{title}</Badge>
        </li>
      )}
      {isFreeLater && (
        <li>
          <Badge tone="success">
            {t('shop.deal.freeFrom', {
              price: moneyText(freeDeliveryFrom, currency, i18n.language),
            })}
          </Badge>
        </li>
      )}
      <li>{more}</li>
    </ul>
  );
}
