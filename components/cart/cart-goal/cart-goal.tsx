import { Bike, Check } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import type { CartTerms } from '@/utils/cart/cart-terms';
import { GAP } from '@/utils/i18n/words';
import { type MoneyCurrency, toDecimal, toMinor } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './cart-goal.module.css';

type CartGoalProps = Readonly<{
  terms: CartTerms;
  currency: MoneyCurrency;
  minAmount: number;
  smallOrderFee: number | null;
  freeFrom: number | null;
}>;

/** Where the minimum's words stand under its mark without touching those at the ends. */
const MIDDLE = { from: 0.25, to: 0.5 } as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** One bar from nothing to the free delivery, with the shop's minimum on the way: how far it is still. */
export function CartGoal({
  currency,
  freeFrom: shopsFreeFrom,
  minAmount,
  smallOrderFee,
  terms,
}: CartGoalProps) {
  const { t, i18n } = useTranslation('cart');
  const { goods, toFree, toMinimum } = terms;
  const isShort = toMinimum > 0;
  const freeFrom = toFree === null ? null : shopsFreeFrom;
  if (!isShort && toFree === null) return null;
  const money = (amount: number) => moneyText(amount, currency, i18n.language);
  const end = Math.max(freeFrom ?? 0, minAmount);
  const share = (amount: number) => Math.min(1, amount / end);
  const hasMinimum = minAmount > 0 && minAmount < end;
  const minimum = share(minAmount);
  const isMiddle = minimum >= MIDDLE.from && minimum <= MIDDLE.to;
  const isOpen = isShort || !!toFree;
  const isFreeEnd = freeFrom !== null && freeFrom === end;
  function words(): string {
    if (isShort && smallOrderFee !== null)
      return t('cart.goal.smallOrder', {
        price: GAP,
        fee: money(smallOrderFee),
      });
    if (isShort)
      return t('checkout.minimum.title', {
        amount: GAP,
        minimum: money(minAmount),
      });
    return toFree
      ? t('cart.goal.free', { price: GAP })
      : t('cart.goal.freeReached');
  }
  const [before, after] = words().split(GAP);
  const shown = toDecimal(Math.min(toMinor(goods), toMinor(end)));
  const icon = { size: 12, strokeWidth: 2 } as const;
  return (
    <div className={cx(styles.goal, isShort && styles.short)}>
      <p>
        {before}
        {after !== undefined && (
          <b>{money(isShort ? toMinimum : (toFree ?? 0))}</b>
        )}
        {after}
      </p>
      <span
        className={styles.track}
        role="img"
        aria-label={t('cart.goal.progress', {
          price: money(shown),
          goal: money(end),
        })}
      >
        <span
          className={styles.fill}
          style={{ inlineSize: percent(share(goods)) }}
        />
        {hasMinimum && (
          <span
            className={cx(styles.mark, isShort && styles.open)}
            style={{ insetInlineStart: percent(minimum) }}
          >
            {!isShort && <Check {...icon} strokeWidth={3.5} />}
          </span>
        )}
        <span className={cx(styles.mark, styles.end, isOpen && styles.open)}>
          {isFreeEnd ? (
            <Bike {...icon} strokeWidth={2.2} />
          ) : (
            !isShort && <Check {...icon} strokeWidth={3.5} />
          )}
        </span>
      </span>
      <span className={styles.labels}>
        {hasMinimum && (
          <span
            className={cx(isMiddle && styles.middle)}
            style={
              isMiddle ? { insetInlineStart: percent(minimum) } : undefined
            }
          >
            {t('cart.goal.minimumMark', { price: money(minAmount) })}
          </span>
        )}
        <span className={styles.last}>
          {isFreeEnd
            ? t('cart.goal.freeMark', { price: money(end) })
            : t('cart.goal.minimumMark', { price: money(end) })}
        </span>
      </span>
    </div>
  );
}
