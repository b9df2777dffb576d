import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { CartExtras } from '@/containers/cart/cart-extras';
import { useCartConflict } from '@/hooks/use-cart-conflict';
import { onFirstNotice } from '@/utils/notices';

const ToastHost = dynamic(
  () => import('./toast-host-island').then((module) => module.ToastHostIsland),
  { ssr: false },
);
const CartConflictDialog = dynamic(
  () =>
    import('@/containers/session/cart-conflict-dialog').then(
      (module) => module.CartConflictDialog,
    ),
  { ssr: false },
);

/** What stands beside every page and loads only when something asks for it: toasts, the question of two carts. */
export function AppExtras() {
  const { conflict } = useCartConflict();
  const [toasts, setToasts] = useState(false);
  useEffect(() => {
    const stop = onFirstNotice(() => setToasts(true));
    return () => void stop();
  }, []);
  return (
    <>
      <CartExtras />
      {toasts && <ToastHost />}
      {conflict && <CartConflictDialog />}
    </>
  );
}
