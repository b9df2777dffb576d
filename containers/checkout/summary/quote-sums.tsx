import { useTranslation } from 'react-i18next';
import { PriceSums } from '@/components/money/price-sums/price-sums';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { useShell } from '@/contexts/shell-context';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { clsx as cx } from 'clsx';
import { quoteStory } from '@/utils/checkout/quote-story';
import styles from '@/containers/checkout/checkout.module.css';

type QuoteSumsProps = Readonly<{
  quote: QuoteDto | null;
  type: 'delivery' | 'pickup';
  /** Of earlier choices: still shown, in grey. */
  isUpdating: boolean;
  /** There is no address to deliver to yet, so nothing is on its way. */
  isWaiting: boolean;
}>;

/** About as many rows as a quote has. */
const WAITING_ROWS = [1, 2, 3, 4];

/** The quote's parts, their total and what is saved. */
export function QuoteSums({
  isUpdating,
  isWaiting,
  quote,
  type,
}: QuoteSumsProps) {
  const { t } = useTranslation();
  const { currency, unit } = useShell();
  if (isWaiting)
    return <p className={styles.placeText}>{t('checkout.where.required')}</p>;
  if (!quote)
    return (
      <div className={styles.waiting} aria-hidden="true">
        {WAITING_ROWS.map((key) => (
          <SkeletonBlock key={key} className={styles.waitingRow} />
        ))}
        <SkeletonBlock className={styles.waitingTotal} />
      </div>
    );
  return (
    <div className={cx(isUpdating && styles.stale)} aria-busy={isUpdating}>
      <PriceSums
        story={quoteStory(quote, type)}
        distance={quote.distance}
        unit={unit}
        currency={currency}
      />
    </div>
  );
}
