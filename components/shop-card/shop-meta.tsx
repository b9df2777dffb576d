import { useTranslation } from 'react-i18next';
import { formatAmount, type MoneyCurrency } from '@/utils/money';
import { separatorsOf } from '@/utils/number-separators';
import type { ShopCardView } from '@/utils/shop-card';
import styles from './shop-card.module.css';

type ShopMetaProps = Readonly<{
  shop: Pick<ShopCardView, 'eta' | 'fee' | 'km' | 'ready'>;
  currency: MoneyCurrency;
  pickup: boolean;
}>;

const DOT = ' · ';
/** Keeps an amount or a range left to right inside a sentence of any direction. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** "20–30 min · $1.99 delivery · 1.2 km". */
export function ShopMeta({ shop, currency, pickup }: ShopMetaProps) {
  const { t, i18n } = useTranslation();
  const separators = separatorsOf(i18n.language);
  const [from, to] = pickup ? shop.ready : shop.eta;
  const amount = isolated(formatAmount(shop.fee, currency, separators));
  const km = shop.km?.toFixed(1).replace('.', separators.decimal);
  return (
    <p className={styles.meta}>
      {t('shopCard.minutes', { from, to })}
      {DOT}
      {pickup && t('shopCard.pickup')}
      {!pickup && shop.fee > 0 && t('shopCard.delivery', { amount })}
      {!pickup && shop.fee === 0 && (
        <span className={styles.free}>{t('shopCard.free')}</span>
      )}
      {km !== undefined && DOT + t('shopCard.km', { km })}
    </p>
  );
}
