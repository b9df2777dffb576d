import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { keepFocus } from '@/utils/browser/keep-focus';
import type { CartLineView, CartView } from '@/utils/cart/cart-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { CartLine } from './cart-line';

export type CartLinesProps = Readonly<{
  cart: Pick<CartView, 'lines' | 'stale'>;
  currency: MoneyCurrency;
  size: 'l' | 's';
  /** 0 removes the line. */
  onQuantity: (key: string, quantity: number) => void;
  /** A line's note, and the way to change it. */
  noteOf?: (line: CartLineView) => ReactNode;
}>;

/** The lines of a cart. When one goes, the focus moves to its neighbour, or stays in the cart that is empty then. */
export function CartLines(props: CartLinesProps) {
  const { cart, currency, noteOf, onQuantity, size } = props;
  const { t } = useTranslation('cart');
  const list = useRef<HTMLUListElement>(null);
  function follow(index: number): void {
    const box = list.current?.closest<HTMLElement>('[data-cart]');
    keepFocus(box, () => {
      const rows = box?.querySelectorAll('[data-line]') ?? [];
      const row = rows[Math.min(index, rows.length - 1)];
      const inRow = (selector: string) =>
        row?.querySelector<HTMLElement>(selector);
      return inRow('[role=group] button') ?? inRow('button') ?? box;
    });
  }
  return (
    <ul ref={list} aria-label={t('cart.items')}>
      {cart.lines.map((line, index) => (
        <CartLine
          key={line.key}
          line={line}
          currency={currency}
          stale={cart.stale}
          size={size}
          note={noteOf?.(line)}
          onQuantity={({ key }, quantity) => {
            // the pressed control goes: with its line, or when there is enough of it again
            if (quantity === 0 || line.unavailable) follow(index);
            onQuantity(key, quantity);
          }}
        />
      ))}
    </ul>
  );
}
