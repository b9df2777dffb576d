import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/button/link-button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { LoadingStatus } from '@/components/ui/skeletons/loading-status';
import { useAddresses } from '@/hooks/address/use-addresses';
import { useCheckoutCart } from '@/hooks/checkout/use-checkout';
import { useCheckoutBegun } from '@/hooks/checkout/use-checkout-begun';
import { usePlaceOrder } from '@/hooks/checkout/use-place-order';
import type { CartDto } from '@/server/contracts/cart';
import { routes } from '@/utils/shell/routes';
import { CheckingPanel } from '@/containers/checkout/placing/checking-panel';
import { CheckoutFailed } from './checkout-failed';
import { CheckoutForm } from './checkout-form';
import styles from './checkout.module.css';

function Empty() {
  const { t } = useTranslation();
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
  return (
    <>
      <LoadingStatus />
      <LinesSkeleton count={6} />
    </>
  );
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
