import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { useShell } from '@/contexts/shell-context';
import type { ProductChoiceState } from '@/hooks/product/use-product-choice';
import type { ProductDto } from '@/server/contracts/product';
import { stepQuantity } from '@/utils/cart/cart-line';
import { moneyText } from '@/utils/money/money-text';
import { isMeasured, quantityWords } from '@/utils/cart/quantity-text';
import styles from './product.module.css';

type ProductFooterProps = Readonly<{
  product: ProductDto;
  state: ProductChoiceState;
  /** After a refusal: name what is missing. */
  refused: boolean;
  onAdd: () => void;
}>;

/** How much, and the button that adds it with what that costs. */
export function ProductFooter({
  product,
  state,
  refused,
  onAdd,
}: ProductFooterProps) {
  const { t, i18n } = useTranslation();
  const { currency } = useShell();
  const { bounds, missing, quantity, setQuantity, total } = state;
  const { interval, translation } = product;
  const unit = product.unit.code;
  const soldOut = bounds.max === 0;
  const text = quantityWords(quantity, unit, { t, language: i18n.language });
  const price = moneyText(total, currency, i18n.language);
  const isShelf = bounds.max < product.max_qty;
  const atMost =
    quantity < bounds.max
      ? null
      : t(isShelf ? 'cart.limit.stock' : 'cart.limit.order', {
          quantity: text,
        });
  function addText(): string {
    if (soldOut) return t('product.soldOut');
    return isMeasured(unit)
      ? t('product.addAmount', { quantity: text, price })
      : t('product.addTotal', { number: quantity, price });
  }
  return (
    <>
      {refused && missing.length > 0 && (
        <p className={styles.missing}>
          {t('product.missing', {
            list: missing.map(({ title }) => title).join(t('list.separator')),
          })}
        </p>
      )}
      {!soldOut && (
        <QuantityStepper
          size="l"
          label={translation.title}
          value={quantity}
          text={text}
          min={bounds.min}
          max={bounds.max}
          limit={atMost}
          onChange={(next) =>
            setQuantity(
              stepQuantity(quantity, next > quantity ? 'up' : 'down', {
                ...bounds,
                interval,
              }),
            )
          }
        />
      )}
      <Button
        className={styles.add}
        size="l"
        block
        disabled={soldOut}
        onClick={onAdd}
      >
        {addText()}
      </Button>
    </>
  );
}
