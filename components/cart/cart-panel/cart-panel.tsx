import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { clsx as cx } from 'clsx';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import styles from './cart-panel.module.css';

type CartPanelProps = Readonly<{
  /** Inside a sheet, which has its own box and heading. */
  bare: boolean;
  /** The amounts are being loaded again. */
  stale: boolean;
  /** Empties the cart; null: there is nothing to empty. */
  onClear: (() => void) | null;
  /** Whose cart it is. */
  head?: ReactNode;
  /** What is in it, or why nothing is shown. */
  children: ReactNode;
  /** What it comes to; null while the shop's terms load. */
  sums?: ReactNode;
  /** What goes with it; below the sums, which are read first. */
  suggestions?: ReactNode;
  way?: ReactNode;
}>;

/** The box of a cart beside a menu or in a sheet: heading, shop, lines, what it comes to and the way on. */
export function CartPanel(props: CartPanelProps) {
  const { bare, children, head, onClear, stale, suggestions, sums, way } =
    props;
  const { t } = useTranslation('cart');
  const clear = onClear && (
    <button type="button" className={styles.clear} onClick={onClear}>
      {t('cart.clear')}
    </button>
  );
  return (
    <div
      data-cart
      tabIndex={-1}
      className={cx(styles.panel, bare ? styles.bare : 'framed')}
    >
      {!bare && (
        <div className={styles.top}>
          <h2 className={styles.heading}>{t('cart.title')}</h2>
          {clear}
        </div>
      )}
      {head && (
        <div className={styles.whose}>
          {head}
          {bare && clear}
        </div>
      )}
      {children}
      {sums === null && <LinesSkeleton count={2} />}
      {sums && (
        <div
          data-stale={stale || undefined}
          className={styles.sums}
          aria-busy={stale}
        >
          {sums}
        </div>
      )}
      {suggestions}
      {way && <div className={styles.way}>{way}</div>}
    </div>
  );
}
