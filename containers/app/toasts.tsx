import { type ComponentType, useEffect, useState } from 'react';
import { PlainNotices } from '@/components/shell/plain-notices/plain-notices';
import { onFirstNotice } from '@/utils/shell/notices';

/** Loads the toasts with the first press, not with the first toast: that may be about a network that is gone. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Host) return;
    const load = (): void =>
      void import('./toast-host-island').then(
        ({ ToastHostIsland }) => setHost(() => ToastHostIsland),
        () => setFailed(true),
      );
    const stop = onFirstNotice(load);
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', load, once);
    window.addEventListener('keydown', load, once);
    if (hasFailed) window.addEventListener('online', load);
    return () => {
      stop();
      window.removeEventListener('pointerdown', load);
      window.removeEventListener('keydown', load);
      window.removeEventListener('online', load);
    };
  }, [Host, hasFailed]);
  if (Host) return <Host />;
  return hasFailed && <PlainNotices />;
}
