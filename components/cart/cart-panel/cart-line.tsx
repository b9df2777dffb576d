import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/picture/picture';
import { Price } from '@/components/money/price/price';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import type { CartLineView } from '@/utils/cart/cart-view';
import { stepQuantity } from '@/utils/cart/cart-line';
import type { MoneyCurrency } from '@/utils/money/money';
import { quantityOf, quantityWords } from '@/utils/cart/quantity-text';
import styles from './cart-panel.module.css';

type CartLineProps = Readonly<{
  line: CartLineView;
  currency: MoneyCurrency;
  /** The amounts are being read anew. */
  stale: boolean;
  onQuantity: (key: string, quantity: number) => void;
}>;

/** One line of the cart: picture, name, what was chosen, price and stepper; "less" at the least removes it. */
export function CartLine({ line, currency, stale, onQuantity }: CartLineProps) {
  const { key, gift, img, note, options, quantity, title, unit } = line;
  const { t, i18n } = useTranslation();
  const words = { t, language: i18n.language };
  return (
    <li className={styles.line}>
      {img ? (
        <Picture src={img} width={52} height={52} />
      ) : (
        <span className={styles.blank} />
      )}
      <div className={styles.words}>
        <span className={styles.name}>{title}</span>
        {options && <span className={styles.options}>{options}</span>}
        {note && <span className={styles.options}>“{note}”</span>}
        <div className={styles.bottom}>
          <span className={styles.price} data-stale={stale || undefined}>
            <Price amount={line.total} currency={currency} />
          </span>
          <QuantityStepper
            size="s"
            label={title}
            value={quantity}
            text={quantityWords(quantity, unit, words)}
            min={line.min}
            max={Math.max(line.max, quantity)}
            onChange={(next) =>
              onQuantity(
                key,
                stepQuantity(quantity, next > quantity ? 'up' : 'down', line),
              )
            }
            onRemove={() => onQuantity(key, 0)}
          />
        </div>
        {gift && (
          <p className={styles.gift}>
            <span>
              {quantityOf(gift.quantity, gift.unit, words)} {gift.title}
            </span>
            <span className={styles.free}>{t('sums.free')}</span>
          </p>
        )}
      </div>
    </li>
  );
}
