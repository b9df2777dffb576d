import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/components/form/checkbox-field/checkbox-field';
import { Price } from '@/components/money/price/price';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { Picture } from '@/components/ui/picture/picture';
import { quantityWords } from '@/utils/cart/quantity-text';
import type { MoneyCurrency } from '@/utils/money/money';
import type { OrderLineView } from '@/utils/order/order-view';
import styles from './refund-item.module.css';

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
export function RefundItem(props: RefundItemProps) {
  const { amount, currency, disabled, invalid, line, onChange } = props;
  const { quantity } = props;
  const { t, i18n } = useTranslation();
  const words = { t, language: i18n.language };
  const said = (value: number) => quantityWords(value, line.unit, words);
  const isMany = line.quantity > line.interval;
  const isOn = quantity > 0;
  return (
    <li className={styles.item}>
      <CheckboxField
        className={styles.box}
        checked={isOn}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={() => onChange(isOn ? 0 : line.quantity)}
        label={
          <span className={styles.label}>
            <Picture
              className={styles.picture}
              src={line.img}
              name={line.title}
              width={48}
              height={48}
            />
            <span className={styles.words}>
              <span className={styles.title}>{line.title}</span>
              <span className={styles.text}>
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
          className={styles.stepper}
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
      <Price className={styles.price} amount={amount} currency={currency} />
    </li>
  );
}
