import { useTranslation } from '@/utils/i18n/use-translation';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { Price } from '@/components/money/price/price';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { Picture } from '@/components/ui/picture/picture';
import { useOrderLines } from '@/hooks/order/use-order-lines';
import type { OrderDto } from '@/server/contracts/order/order';
import { quantityWords } from '@/utils/cart/quantity-text';
import { type MoneyCurrency, toDecimal } from '@/utils/money/money';
import type { OrderLineView } from '@/utils/order/order-view';
import type { RefundForm } from './use-refund-form';
import styles from './after-sale.module.css';
import itemStyles from './refund-dialog.module.css';

type RefundItemProps = Readonly<{
  line: OrderLineView;
  /** How much of it goes back; 0: none. */
  quantity: number;
  /** What that is worth, or the whole line. */
  amount: number;
  currency: MoneyCurrency;
  disabled: boolean;
  invalid: boolean;
  onChange: (quantity: number) => void;
}>;

/** An item of an order, to be chosen, with a stepper where there is more than one of it. */
function RefundItem(props: RefundItemProps) {
  const { amount, currency, disabled, invalid, line, onChange } = props;
  const { quantity } = props;
  const { t, i18n } = useTranslation('form');
  const words = { t, language: i18n.language };
  const said = (value: number) => quantityWords(value, line.unit, words);
  const isMany = line.quantity > line.interval;
  const isOn = quantity > 0;
  return (
    <li className={itemStyles.item}>
      <CheckboxField
        className={itemStyles.box}
        checked={isOn}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={() => onChange(isOn ? 0 : line.quantity)}
        label={
          <span className={itemStyles.label}>
            <Picture
              className={itemStyles.refundItemPicture}
              src={line.img}
              name={line.title}
              width={48}
              height={48}
            />
            <span className={itemStyles.words}>
              <span className={itemStyles.refundItemTitle}>{line.title}</span>
              <span className={itemStyles.text}>
                {[
                  isMany &&
                    t('refund.part', {
                      value: said(quantity),
                      total: said(line.quantity),
                    }),
                  line.options,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </span>
        }
      />
      {isMany && isOn && !disabled && (
        <QuantityStepper
          className={itemStyles.stepper}
          size="s"
          label={line.title}
          value={quantity}
          text={said(quantity)}
          min={line.interval}
          max={line.quantity}
          onChange={(next) => {
            const step = next > quantity ? line.interval : -line.interval;
            onChange(Math.round((quantity + step) * 1000) / 1000);
          }}
        />
      )}
      <Price className={itemStyles.price} amount={amount} currency={currency} />
    </li>
  );
}

type RefundItemsProps = Readonly<{ order: OrderDto; form: RefundForm }>;

/** What goes back: the whole order, or so many of its items, each with what it is worth. */
export function RefundItems({ form, order }: RefundItemsProps) {
  const { t } = useTranslation('orders');
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
                <span className="strong">{t('refund.whole')}</span>
                <span className="soft t14">{t('refund.wholeText')}</span>
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
