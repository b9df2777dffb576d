import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { clsx as cx } from 'clsx';
import { cartTerms } from '@/utils/cart/cart-terms';
import type { CartView } from '@/utils/cart/cart-view';
import type { MoneyCurrency } from '@/utils/money/money';
import type { ShopView } from '@/utils/shop/shop-view';
import { CartArrival } from './cart-arrival';
import { CartCheckout } from './cart-checkout';
import { CartGoal } from './cart-goal';
import { CartLine } from './cart-line';
import styles from './cart-panel.module.css';
import { CartSums } from './cart-sums';

export type CartPanelProps = Readonly<{
  cart: CartView;
  /** The terms of the cart's shop; null while they load. */
  shop: ShopView | null;
  currency: MoneyCurrency;
  /** The time it is wanted at, in words; null: as soon as possible. */
  scheduled: string | null;
  /** Where checkout is, for this customer. */
  checkoutHref: string;
  onQuantity: (key: string, quantity: number) => void;
  onClear: () => void;
  onRetry: () => void;
  /** Inside a sheet, which has its own box and heading. */
  bare?: boolean;
  /** Where to go from an empty cart. */
  emptyAction?: ReactNode;
}>;

/** The whole cart: lines, what is missing to the next goal, sums, checkout; with its loading, empty and failed states. */
export function CartPanel(props: CartPanelProps) {
  const {
    cart,
    shop,
    currency,
    scheduled,
    checkoutHref,
    onClear,
    onQuantity,
    onRetry,
    bare = false,
    emptyAction,
  } = props;
  const { t } = useTranslation();
  const box = cx(styles.panel, bare && styles.bare);
  const heading = !bare && (
    <h2 className={styles.heading}>{t('cart.title')}</h2>
  );
  if (cart.status === 'loading')
    return (
      <div className={box}>
        {heading}
        <LoadingStatus />
        <LinesSkeleton pictures count={2} />
      </div>
    );
  if (cart.status === 'failed')
    return (
      <div className={box}>
        {heading}
        <EmptyState
          picture="error"
          headingLevel={3}
          title={t('cart.loadFailed.title')}
          text={t('cart.loadFailed.text')}
          action={<Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
        />
      </div>
    );
  if (cart.count === 0)
    return (
      <div className={box}>
        {heading}
        <EmptyState
          headingLevel={3}
          title={t('cart.empty.title')}
          text={t('cart.empty.text')}
          action={emptyAction}
        />
      </div>
    );
  const terms = shop && cartTerms(cart.sums, shop);
  return (
    <div className={box}>
      <div className={styles.top}>
        {bare ? (
          <span className={styles.from}>{cart.shop?.title}</span>
        ) : (
          heading
        )}
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('cart.clear')}
        </button>
      </div>
      {shop && <CartArrival shop={shop} scheduled={scheduled} />}
      <ul aria-label={t('cart.items')}>
        {cart.lines.map((line) => (
          <CartLine
            key={line.key}
            line={line}
            currency={currency}
            stale={cart.stale}
            onQuantity={onQuantity}
          />
        ))}
      </ul>
      {terms && shop ? (
        <>
          <div
            data-stale={cart.stale || undefined}
            className={styles.sums}
            aria-busy={cart.stale}
          >
            <CartGoal
              terms={terms}
              currency={currency}
              smallOrderFee={shop.smallOrderFee}
            />
            <CartSums
              sums={cart.sums}
              terms={terms}
              distance={shop.distance}
              currency={currency}
            />
          </div>
          <div data-stale={cart.stale || undefined} className={styles.way}>
            <CartCheckout
              shop={shop}
              terms={terms}
              currency={currency}
              href={checkoutHref}
              scheduled={scheduled !== null}
            />
          </div>
        </>
      ) : (
        <LinesSkeleton count={2} />
      )}
    </div>
  );
}
