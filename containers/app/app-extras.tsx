import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { OfflineBar } from '@/components/shell/offline-bar/offline-bar';
import { PlainNotices } from '@/components/shell/plain-notices/plain-notices';
import { CartStatus } from '@/containers/cart/cart-status';
import { CartWaiting } from '@/containers/cart/cart-waiting';
import { useReturn } from '@/hooks/shell/use-return';
import { useShell } from '@/contexts/shell-context';
import { useFirstSign } from '@/hooks/browser/use-first-sign';
import { useNetworkRecovery } from '@/hooks/browser/use-network-recovery';
import { useOnline } from '@/hooks/browser/use-online';
import { useServiceWorker } from '@/hooks/browser/use-service-worker';
import { useCartWanted } from '@/hooks/cart/use-cart-count';
import { useCartNews } from '@/hooks/cart/use-cart-news';
import { useLeftCart } from '@/hooks/cart/use-left-cart';
import { usePageFocus } from '@/hooks/shell/use-page-focus';
import { api } from '@/services/http/client';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { tellLateBlocks } from '@/utils/browser/until-loaded';
import { onCartSheet } from '@/utils/cart/cart-events';
import { notify, onFirstNotice } from '@/utils/shell/notices';
import type { CartIslandProps } from './cart-island';

/** Loads the toasts with the first press, not with the first toast: that may be about a network that is gone. */
function Toasts() {
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

/** How long "online again" stands, in milliseconds. */
const BACK_MS = 3_000;

/** Tells of a lost network and of its return; what is fixed at the lower edge moves up for it (`--offline-bar`). */
function NetworkState() {
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

// only an address that opens the chat brings it along
const ChatWaiting = dynamic(() =>
  withTexts(
    ['account-menu'],
    () => import('@/containers/chat/chat-waiting'),
  )().then((part) => part.ChatWaiting),
);

function IslandWaiting({ openAtOnce, onForget }: CartIslandProps) {
  return (
    <>
      <CartWaiting open={openAtOnce} onClose={onForget} />
      {useRouter().query.chat && <ChatWaiting />}
    </>
  );
}

// with what it calls the API with: from then on a page that ends sends its cart by it
const CartIsland = lazyBlock(
  () => {
    const client = api.warm();
    return withTexts(
      ['account-menu', 'auth', 'cart', 'chat', 'dish', 'group', 'shop'],
      () => import('./cart-island'),
    )().then((island) => client.then(() => island));
  },
  'CartIsland',
  IslandWaiting,
);

// what other tabs do is heard once the page is alive
const SessionAgreement = lazyBlock(
  () => import('./session-agreement'),
  'SessionAgreement',
);

// only signed-in pages carry it
const LikesKeeper = lazyBlock(
  withTexts(
    ['list-states'],
    () => import('@/containers/shop/liked/likes-keeper'),
  ),
  'LikesKeeper',
);

/** Says why nothing opens while a lazily loaded block does not come. */
function useLateBlocks(): void {
  const { t } = useTranslation();
  useEffect(
    () =>
      tellLateBlocks(() =>
        notify({ type: 'error', title: t('error.late'), id: 'late' }),
      ),
    [t],
  );
}

/** First of all: before others take again what they released, or look who is signed in. */
function Return() {
  useReturn();
  return null;
}

/** What stands beside every page: the network's state, and, once something asks for them, toasts and the cart. */
export function AppExtras() {
  useServiceWorker();
  useLateBlocks();
  usePageFocus();
  const { user } = useShell();
  const cartWanted = useCartWanted();
  const [cartAsked, setCartAsked] = useState(false);
  useCartNews(cartWanted);
  useFirstSign(CartIsland.warm);
  useLeftCart();
  useEffect(() => onCartSheet(() => setCartAsked(true)), []);
  return (
    <>
      <Return />
      <NetworkState />
      <Toasts />
      <CartStatus />
      <SessionAgreement />
      {user && <LikesKeeper key={user.id} userId={user.id} />}
      {(cartWanted || cartAsked) && (
        <CartIsland
          openAtOnce={cartAsked}
          onForget={() => setCartAsked(false)}
        />
      )}
    </>
  );
}
