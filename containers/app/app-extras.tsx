import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartStatus } from '@/containers/cart/cart-status';
import { CartWaiting } from '@/containers/cart/cart-waiting';
import { useShell } from '@/contexts/shell-context';
import { useCartWanted } from '@/hooks/cart/use-cart-count';
import { useCartNews } from '@/hooks/cart/use-cart-news';
import { useLeftCart } from '@/hooks/cart/use-left-cart';
import { useFirstSign } from '@/hooks/browser/use-first-sign';
import { useServiceWorker } from '@/hooks/browser/use-service-worker';
import { usePageFocus } from '@/hooks/shell/use-page-focus';
import { api } from '@/services/http/client';
import { onCartSheet } from '@/utils/cart/cart-events';
import { tellLateBlocks } from '@/utils/browser/until-loaded';
import { notify } from '@/utils/shell/notices';
import type { CartIslandProps } from './cart-island';
import { NetworkState } from './network-state';
import { Toasts } from './toasts';
import { lazyBlock } from '@/utils/browser/lazy-block';

// only an address that opens the chat brings it along
const ChatWaiting = dynamic(() =>
  import('@/containers/chat/chat-waiting').then((part) => part.ChatWaiting),
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
    return import('./cart-island').then((island) => client.then(() => island));
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
  () => import('@/containers/shop/liked/likes-keeper'),
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
