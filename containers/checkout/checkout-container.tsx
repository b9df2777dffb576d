import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, LinkButton } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useShell } from '@/contexts/shell-context';
import { useAddresses } from '@/hooks/address/use-addresses';
import { useCheckoutCart } from '@/hooks/checkout/use-checkout';
import { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import type { CartDto } from '@/server/contracts/cart';
import { track } from '@/utils/shell/analytics';
import { routes } from '@/utils/shell/routes';
import { CheckoutFailed, CheckoutForm } from './checkout-form';
import styles from './checkout.module.css';

function Empty() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      size="l"
      headingLevel={1}
      title={t('checkout.empty.title')}
      text={t('checkout.empty.text')}
      action={
        <LinkButton href={routes.home()}>
          {t('checkout.empty.action')}
        </LinkButton>
      }
    />
  );
}

function Loading() {
  return <LoadingLines count={6} />;
}

type CheckingPanelProps = Readonly<{
  /** Nobody answered for a long time. */
  isUnknown: boolean;
  onResume: () => void;
}>;

/** The answer to an order was lost: it is being asked for, and nothing may be paid twice. */
function CheckingPanel({ isUnknown, onResume }: CheckingPanelProps) {
  const { t } = useTranslation('checkout');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} className={styles.checking}>
      {!isUnknown && <Spinner size="l" className={styles.spinner} />}
      <div className={styles.words}>
        <h1 className={styles.checkingTitle}>
          {t(isUnknown ? 'checkout.unknown.title' : 'checkout.checking.title')}
        </h1>
        <p className="note">
          {t(isUnknown ? 'checkout.unknown.text' : 'checkout.checking.text')}
        </p>
        {isUnknown && (
          <div className={styles.actions}>
            <Button onClick={onResume}>{t('checkout.unknown.again')}</Button>
            <LinkButton href={routes.orders()} variant="secondary">
              {t('checkout.unknown.orders')}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
}

/** Tells once that a checkout was begun, by the first sum of its cart. */
function useCheckoutBegun(sum: number | undefined): void {
  const { title: currency } = useShell().currency;
  const isTold = useRef(false);
  useEffect(() => {
    if (sum === undefined || isTold.current) return;
    isTold.current = true;
    track({ name: 'begin_checkout', value: sum, currency });
  }, [currency, sum]);
}

/** The cart; while it becomes an order also after the order has taken it, so that the form stays until the next page. */
function useFormCart(cart: CartDto | null, isPlacing: boolean): CartDto | null {
  const [last, setLast] = useState(cart);
  if (cart && cart !== last) setLast(cart);
  return cart ?? (isPlacing ? last : null);
}

type CheckoutContainerProps = Readonly<{
  /** Under an empty cart: where to go. */
  shopsToTry?: ReactNode;
}>;

/** /checkout: the cart becomes an order, once. */
export function CheckoutContainer({ shopsToTry }: CheckoutContainerProps) {
  const checkout = useCheckoutCart();
  const order = usePlaceOrder(checkout.refresh);
  const { kind } = order.state;
  const isAsking = kind === 'checking' || kind === 'unknown';
  // The form begins with one of them.
  const { isLoading } = useAddresses();
  const isPlacing = kind === 'sending' || kind === 'placed';
  const cart = useFormCart(isLoading ? null : checkout.cart, isPlacing);
  const isWaiting = isLoading || checkout.isLoading;
  const isEmpty = !isWaiting && !checkout.isFailed;
  useCheckoutBegun(cart?.total_price);
  return (
    <>
      {isAsking && (
        <div className={styles.single}>
          <CheckingPanel
            isUnknown={kind === 'unknown'}
            onResume={order.resume}
          />
        </div>
      )}
      {cart && (
        // What was typed outlives the question after a lost answer.
        <div hidden={isAsking}>
          <CheckoutForm
            cart={cart}
            order={order}
            refresh={checkout.refresh}
            setQuantity={checkout.setQuantity}
          />
        </div>
      )}
      {!cart && !isAsking && kind !== 'placed' && (
        <div className={isEmpty ? styles.empty : styles.single}>
          {isWaiting && <Loading />}
          {checkout.isFailed && <CheckoutFailed onRetry={checkout.retry} />}
          {isEmpty && <Empty />}
          {isEmpty && shopsToTry}
        </div>
      )}
    </>
  );
}
