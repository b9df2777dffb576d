import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { Price } from '@/components/money/price/price';
import { RefundItem } from '@/components/order/refund-item/refund-item';
import { useOrderLines } from '@/hooks/order/use-order-lines';
import type { OrderDto } from '@/server/contracts/order/order';
import { toDecimal } from '@/utils/money/money';
import type { RefundForm } from './use-refund-form';
import styles from './after-sale.module.css';

type RefundItemsProps = Readonly<{ order: OrderDto; form: RefundForm }>;

/** What goes back: the whole order, or so many of its items, each with what it is worth. */
export function RefundItems({ form, order }: RefundItemsProps) {
  const { t } = useTranslation();
  const { lines } = useOrderLines(order);
  const { currency, refund_offer: offer } = order;
  const { items, whole } = form.values;
  const error = whole ? undefined : form.errors.items;
  const { parts } = form.worth(items);
  function handleChange(id: number, quantity: number): void {
    const others = items.filter((pick) => pick.id !== id);
    form.change({ items: quantity ? [...others, { id, quantity }] : others });
  }
  return (
    <fieldset className={styles.fieldset}>
      <legend className="sr-only">{t('refund.intro')}</legend>
      <ul>
        <li className={styles.whole}>
          <CheckboxField
            label={
              <span className={styles.wholeWords}>
                <span className={styles.stateTitle}>{t('refund.whole')}</span>
                <span className={styles.soft}>{t('refund.wholeText')}</span>
              </span>
            }
            checked={whole}
            onChange={() => form.change({ whole: !whole })}
          />
          <Price
            className={styles.price}
            amount={offer?.whole}
            currency={currency}
          />
        </li>
        {lines
          .filter(
            ({ bonus, leftOut, total }) => !leftOut && (bonus || total > 0),
          )
          .map((line) => {
            const at = items.findIndex(({ id }) => id === line.id);
            const quantity = whole ? line.quantity : (items[at]?.quantity ?? 0);
            const alone = form.worth([line]).amountMinor;
            return (
              <RefundItem
                key={line.id}
                line={line}
                quantity={quantity}
                amount={toDecimal(whole ? alone : (parts[at] ?? alone))}
                currency={currency}
                disabled={whole}
                invalid={error !== undefined}
                onChange={(next) => handleChange(line.id, next)}
              />
            );
          })}
      </ul>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
