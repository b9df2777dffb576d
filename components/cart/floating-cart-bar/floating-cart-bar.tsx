import '@/styles/families/shop';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './floating-cart-bar.module.css';

type FloatingCartBarProps = Readonly<{
  count: number;
  total: number;
  currency: MoneyCurrency;
  /** Absent: "View cart". */
  label?: string;
  /** Whose cart it is, where that is not the page's shop. */
  from?: string | null;
  onOpen: () => void;
}>;

/** "View cart · 3 · $24.50" at the lower edge of narrow screens. */
export function FloatingCartBar({
  count,
  total,
  currency,
  from,
  label,
  onOpen,
}: FloatingCartBarProps) {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.float}>
      <button
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('cart.count', { count })}</span>
        </span>
        <span className={styles.label}>
          <span>{label ?? t('cart.view')}</span>
          {from && (
            <span className={styles.from}>
              {' · '}
              <bdi>{from}</bdi>
            </span>
          )}
        </span>
        <Price amount={total} currency={currency} />
      </button>
    </div>
  );
}
