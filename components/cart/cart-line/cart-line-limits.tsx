import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import type { CartLineView } from '@/utils/cart/cart-view';
import { quantityWords } from '@/utils/cart/quantity-text';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './cart-line.module.css';

type CartLineLimitsProps = Readonly<{
  line: CartLineView;
  /** Why there can be no more of it, in words. */
  limit: string | null;
  currency: MoneyCurrency;
}>;

/** What is to be known of a line: gone, sold out, few left, no more to be had, or a price that has changed. */
export function CartLineLimits({ currency, limit, line }: CartLineLimitsProps) {
  const { t, i18n } = useTranslation();
  const { changedFrom, left, unavailable, unit } = line;
  const words = { t, language: i18n.language };
  function state(): string | null {
    if (unavailable === 'gone') return t('product.gone.title');
    if (left === 0) return t('product.soldOut');
    if (left !== null)
      return t('product.left', { quantity: quantityWords(left, unit, words) });
    return unavailable ? t('product.soldOut') : limit;
  }
  const text = state();
  return (
    <>
      {text && (
        <span className={unavailable ? styles.missing : styles.few}>
          {text}
        </span>
      )}
      {changedFrom !== null && (
        <span className={styles.changed}>
          <span className="sr-only">{t('price.was')}</span>
          <s>
            <Price amount={changedFrom} currency={currency} />
          </s>
          <ArrowRight className="flip" size={14} strokeWidth={2} />
          <span className="sr-only">{t('price.now')}</span>
          <Price amount={line.total} currency={currency} />
        </span>
      )}
    </>
  );
}
