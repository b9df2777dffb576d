import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import styles from './cart-suggestions.module.css';

type CartSuggestionsProps = Readonly<{
  size: 'l' | 's';
  /** A card each. */
  cards: readonly Readonly<{ key: number; card: ReactNode }>[];
}>;

/** "Goes well with it": dishes of the cart's shop in a row that scrolls. */
export function CartSuggestions({ cards, size }: CartSuggestionsProps) {
  const { t } = useTranslation('cart');
  const title = t('cart.suggestions');
  return (
    <section className={cx(styles.box, styles[size])} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={`fades ${styles.list}`}>
        {cards.map(({ card, key }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
