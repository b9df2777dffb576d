import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useCartWanted } from '@/hooks/use-cart-count';
import { useServiceWorker } from '@/hooks/use-service-worker';
import { useThemeFollower } from '@/hooks/use-theme-follower';
import { onCartSheet } from '@/utils/cart-ui';
import { onFirstNotice } from '@/utils/notices';
import { withTexts } from '@/utils/i18n/tab-texts';

const ToastHost = dynamic(
  () => import('./toast-host-island').then((module) => module.ToastHostIsland),
  { ssr: false },
);
const CartIsland = dynamic(
  () => withTexts(import('./cart-island')).then((module) => module.CartIsland),
  { ssr: false },
);

/** What stands beside every page and loads only when something asks for it: toasts, and the cart. */
export function AppExtras() {
  useServiceWorker();
  useThemeFollower();
  const cartWanted = useCartWanted();
  const [cartAsked, setCartAsked] = useState(false);
  const [toasts, setToasts] = useState(false);
  useEffect(() => onCartSheet(() => setCartAsked(true)), []);
  useEffect(() => {
    const load = () => setToasts(true);
    const stop = onFirstNotice(load);
    // With the first press, not with the first toast: that may be about a network that is gone.
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', load, once);
    window.addEventListener('keydown', load, once);
    return () => {
      stop();
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
    };
  }, []);
  return (
    <>
      {toasts && <ToastHost />}
      {(cartWanted || cartAsked) && <CartIsland openAtOnce={cartAsked} />}
    </>
  );
}
