import { useEffect, useState } from 'react';
import { OfflineBar } from '@/components/shell/offline-bar/offline-bar';
import { useNetworkRecovery } from '@/hooks/browser/use-network-recovery';
import { useOnline } from '@/hooks/browser/use-online';

/** How long "online again" stands, in milliseconds. */
const BACK_MS = 3_000;

/** Tells of a lost network and of its return; what is fixed at the lower edge moves up for it (`--offline-bar`). */
export function NetworkState() {
  const isOnline = useOnline();
  const [wasGone, setWasGone] = useState(false);
  if (!isOnline && !wasGone) setWasGone(true);
  useNetworkRecovery();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', wasGone);
  }, [wasGone]);
  useEffect(() => {
    if (!isOnline || !wasGone) return;
    const timer = setTimeout(() => setWasGone(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasGone]);
  const now = wasGone ? 'back' : 'there';
  return <OfflineBar network={isOnline ? now : 'gone'} />;
}
