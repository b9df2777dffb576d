import '@/styles/families/shop';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Badge } from '@/components/ui/badge/badge';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { percentText } from '@/utils/money/number-separators';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './shop-head.module.css';

type ShopDealsProps = Readonly<{
  shop: Pick<ShopView, 'deal' | 'deliveryFee' | 'freeDeliveryFrom' | 'reason'>;
  currency: MoneyCurrency;
  pickup: boolean;
}>;

/** What one can save here; nothing when that is nothing. */
export function ShopDeals({ currency, pickup, shop }: ShopDealsProps) {
  const { t, i18n } = useTranslation(['dish', 'shop']);
  const { deal, deliveryFee, freeDeliveryFrom, reason } = shop;
  const title =
    deal &&
    (deal.title ??
      (deal.percent &&
        t('product.percentOff', {
          percent: percentText(deal.percent, i18n.language),
        })));
  const isBrought = !pickup && reason !== 'out_of_zone';
  const isFreeLater =
    isBrought && deliveryFee !== 0 && freeDeliveryFrom !== null;
  if (!title && !isFreeLater) return null;
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
    </ul>
  );
}
