import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const ToastHost = dynamic(
  () => import('./toast-host-island').then((module) => module.ToastHostIsland),
  {
    ssr: false,
  },
);

/** What stands beside every page and loads only when something asks for it: the toasts. */
export function AppExtras() {
  const [toasts, setToasts] = useState(false);
  useEffect(() => {
    const show = (): void => setToasts(true);
    window.addEventListener('sofra:toast', show);
    return () => window.removeEventListener('sofra:toast', show);
  }, []);
  return toasts ? <ToastHost /> : null;
}
