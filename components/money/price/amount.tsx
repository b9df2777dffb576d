import '@/styles/families/common';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import type { Words } from '@/utils/i18n/words';
import { formatAmount, type MoneyCurrency } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import styles from './price.module.css';

export type AmountProps = Readonly<{
  /** In major units, as the API sends it; missing shows 0. */
  amount: number | null | undefined;
  currency: MoneyCurrency;
  /** The price before a discount: struck through beside it. */
  was?: number | null;
  /** `+$1.50` for what an option adds. */
  plus?: boolean;
  /** `inherit` takes size and weight of its surroundings. */
  size?: 'inherit' | 'm' | 'l';
  className?: string;
  /** What the language puts after an amount, such as 〜から. */
  after?: ReactNode;
  words: Words;
}>;

/** A price whose words are known: in lists, where each would look them up again. */
export function Amount({
  amount,
  currency,
  was,
  plus = false,
  size = 'inherit',
  className,
  after = null,
  words,
}: AmountProps) {
  const { language, t } = words;
  const separators = separatorsOf(language);
  const reduced = was != null && was !== amount;
  const now = (plus ? '+' : '') + formatAmount(amount, currency, separators);
  const look = cx(styles.price, styles[size], className);
  if (!reduced)
    return (
      <>
        <bdi dir="ltr" className={look}>
          {now}
        </bdi>
        {after}
      </>
    );
  return (
    <span className={cx(look, styles.reduced)}>
      <span className="sr-only">{t('price.now')}</span>
      <bdi dir="ltr" className={styles.deal}>
        {now}
      </bdi>
      {after}{' '}
      <s className={styles.was}>
        <span className="sr-only">{t('price.was')}</span>
        <bdi dir="ltr">{formatAmount(was, currency, separators)}</bdi>
      </s>
    </span>
  );
}
