import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import type { CartLineView } from '@/utils/cart/cart-view';
import { floorTo } from '@/utils/cart/quantity';
import { quantityWords } from '@/utils/cart/quantity-text';
import styles from './cart-line.module.css';

type CartLineRestProps = Readonly<{
  line: CartLineView;
  onQuantity: (line: CartLineView, quantity: number) => void;
}>;

/** What can be done with a line that cannot be ordered as it is: take what is left, or remove it. */
export function CartLineRest({ line, onQuantity }: CartLineRestProps) {
  const { t, i18n } = useTranslation();
  const { interval, left, min, title, unavailable, unit } = line;
  const rest = unavailable === 'gone' ? 0 : floorTo(left ?? 0, interval);
  const text = quantityWords(rest, unit, { t, language: i18n.language });
  return (
    <span className={styles.rest}>
      {rest >= min && (
        <Button size="s" onClick={() => onQuantity(line, rest)}>
          {t('cart.line.take', { quantity: text })}
        </Button>
      )}
      <Button
        variant="secondary"
        size="s"
        aria-label={t('quantity.remove', { name: title })}
        onClick={() => onQuantity(line, 0)}
      >
        {t('cart.line.remove')}
      </Button>
    </span>
  );
}
