import { useTranslation } from 'react-i18next';
import { clsx as cx } from 'clsx';
import type { CartTerms } from '@/utils/cart/cart-terms';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import styles from './cart-panel.module.css';

type CartGoalProps = Readonly<{
  terms: CartTerms;
  currency: MoneyCurrency;
  smallOrderFee: number | null;
}>;

/** How far it is to the shop's minimum or to a free delivery. */
export function CartGoal({ terms, currency, smallOrderFee }: CartGoalProps) {
  const { t, i18n } = useTranslation();
  const money = (amount: number) => moneyText(amount, currency, i18n.language);
  const { progress, toFree, toMinimum } = terms;
  const isShort = toMinimum > 0;
  if (!isShort && toFree === null) return null;
  function words(): string {
    if (isShort && smallOrderFee !== null)
      return t('cart.goal.smallOrder', {
        price: money(toMinimum),
        fee: money(smallOrderFee),
      });
    if (isShort) return t('cart.goal.minimum', { price: money(toMinimum) });
    return toFree
      ? t('cart.goal.free', { price: money(toFree) })
      : t('cart.goal.freeReached');
  }
  return (
    <div className={cx(styles.goal, isShort && styles.short)}>
      <p>{words()}</p>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.fill}
          style={{ inlineSize: `${Math.round(progress * 100)}%` }}
        />
      </span>
    </div>
  );
}
