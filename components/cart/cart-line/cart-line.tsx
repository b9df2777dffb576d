import { clsx as cx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Paid } from '@/components/money/paid/paid';
import { Price } from '@/components/money/price/price';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { Button } from '@/components/ui/button/button';
import { Picture } from '@/components/ui/picture/picture';
import { stepQuantity } from '@/utils/cart/cart-line';
import type { CartLineView } from '@/utils/cart/cart-view';
import { floorTo } from '@/utils/cart/quantity';
import { quantityOf, quantityWords } from '@/utils/cart/quantity-text';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './cart-line.module.css';

type CartLineLimitsProps = Readonly<{
  line: CartLineView;
  /** Why there can be no more of it, in words. */
  limit: string | null;
  currency: MoneyCurrency;
}>;

/** What is to be known of a line: gone, sold out, few left, no more to be had, or a price that has changed. */
function CartLineLimits({ currency, limit, line }: CartLineLimitsProps) {
  const { t, i18n } = useTranslation('dish');
  const { changedFrom, left, unavailable, unit } = line;
  const words = { t, language: i18n.language };
  function state(): string | null {
    if (unavailable === 'gone') return t('product.gone.title');
    if (left === 0) return t('product.soldOut');
    if (left !== null)
      return t('product.left', { quantity: quantityWords(left, unit, words) });
    return unavailable ? t('product.soldOut') : limit;
  }
  const text = state();
  return (
    <>
      {text && (
        <span className={unavailable ? styles.missing : styles.few}>
          {text}
        </span>
      )}
      {changedFrom !== null && (
        <span className={styles.changed}>
          <span className="sr-only">{t('price.was')}</span>
          <s>
            <Price amount={changedFrom} currency={currency} />
          </s>
          <ArrowRight className="flip" size={14} strokeWidth={2} />
          <span className="sr-only">{t('price.now')}</span>
          <Price amount={line.total} currency={currency} />
        </span>
      )}
    </>
  );
}

type CartLineRestProps = Readonly<{
  line: CartLineView;
  onQuantity: (line: CartLineView, quantity: number) => void;
}>;

/** What can be done with a line that cannot be ordered as it is: take what is left, or remove it. */
function CartLineRest({ line, onQuantity }: CartLineRestProps) {
  const { t, i18n } = useTranslation(['cart', 'dish']);
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

export type CartLineProps = Readonly<{
  line: CartLineView;
  currency: MoneyCurrency;
  /** The amounts are being loaded again. */
  stale: boolean;
  /** `l` on a page of its own. */
  size: 'l' | 's';
  /** 0 removes it. */
  onQuantity: (line: CartLineView, quantity: number) => void;
  /** The note, and the way to change it. */
  note?: ReactNode;
}>;

/** One line of the cart: picture, name, what was chosen, what is paid and how many; "less" at the least removes it. */
export function CartLine({
  currency,
  line,
  note,
  onQuantity,
  size,
  stale,
}: CartLineProps) {
  const { gift, img, options, quantity, title, unavailable, unit } = line;
  const { t, i18n } = useTranslation(['cart', 'dish', 'shop']);
  const words = { t, language: i18n.language };
  const edge = size === 'l' ? 64 : 52;
  const limit =
    line.atMost &&
    t(line.atMost === 'stock' ? 'cart.limit.stock' : 'cart.limit.order', {
      quantity: quantityWords(quantity, unit, words),
    });
  const price = (
    <span key="price" className={styles.price} data-stale={stale || undefined}>
      <Paid amount={line.total} was={line.listTotal} currency={currency} />
    </span>
  );
  const control = unavailable ? (
    <CartLineRest key="rest" line={line} onQuantity={onQuantity} />
  ) : (
    <QuantityStepper
      key="stepper"
      size={size === 'l' ? 'm' : 's'}
      label={title}
      value={quantity}
      text={quantityWords(quantity, unit, words)}
      min={line.min}
      max={line.atMost ? quantity : Math.max(line.max, quantity)}
      limit={limit}
      onChange={(next) =>
        onQuantity(
          line,
          stepQuantity(quantity, next > quantity ? 'up' : 'down', line),
        )
      }
      onRemove={() => onQuantity(line, 0)}
    />
  );
  return (
    <li
      data-line
      className={cx(styles.line, styles[size], unavailable && styles.off)}
    >
      <Picture
        className={styles.picture}
        src={img}
        name={title}
        width={edge}
        height={edge}
      />
      <div className={styles.words}>
        <span className={styles.name}>{title}</span>
        {options && <span className={styles.options}>{options}</span>}
        {note}
        <CartLineLimits line={line} limit={limit} currency={currency} />
        <div className={styles.bottom}>
          {size === 's' ? [price, control] : [control, price]}
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
