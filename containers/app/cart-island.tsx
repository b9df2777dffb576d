import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CartExtras } from '@/containers/cart/cart-extras';
import { useCartSync } from '@/hooks/cart/use-cart-sync';
import { useGroupRefusal } from '@/hooks/cart/use-group-refusal';
import { useGuestCartArrival } from '@/hooks/cart/use-guest-cart-arrival';
import { useLiveEvents } from '@/hooks/events/use-live-events';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { notify } from '@/utils/shell/notices';
import { ErrorBoundary } from './error-boundary';

const InGroupDialog = lazyBlock(
  () => import('@/containers/group-order/in-group-dialog'),
  'InGroupDialog',
);

export type CartIslandProps = Readonly<{
  /** Somebody asked for the cart's sheet before this was loaded. */
  openAtOnce: boolean;
  /** It is closed before this is loaded. */
  onForget: () => void;
}>;

type OpenProps = Pick<CartIslandProps, 'openAtOnce'>;

function CartParts({ openAtOnce }: OpenProps) {
  useCartSync();
  useGuestCartArrival();
  const refusal = useGroupRefusal();
  useLiveEvents();
  return (
    <>
      <CartExtras openAtOnce={openAtOnce} />
      {refusal.isRefused && <InGroupDialog onClose={refusal.close} />}
    </>
  );
}

function CartFailed() {
  const { t } = useTranslation();
  useEffect(() => {
    const title = t('cart.loadFailed.title');
    const text = t('cart.loadFailed.text');
    notify({ type: 'error', title, text, id: 'cart' });
  }, [t]);
  return null;
}

/**
 * The cart beside every page: synchronised by requests and the live stream, merged at sign-in, its sheet and its
 * dialog. When it fails the page stays, and the next one tries again.
 * @public – the check for dead code does not follow the import beside another promise (app-extras).
 */
export function CartIsland({ openAtOnce }: CartIslandProps) {
  const { asPath } = useRouter();
  return (
    <ErrorBoundary resetKey={asPath} fallback={() => <CartFailed />}>
      <CartParts openAtOnce={openAtOnce} />
    </ErrorBoundary>
  );
}
