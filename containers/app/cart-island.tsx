import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { CartExtras } from '@/containers/cart/cart-extras';
import { ChatIsland } from '@/containers/chat/chat-lazy';
import { useActiveCart } from '@/hooks/cart/use-active-cart';
import { useCartSync } from '@/hooks/cart/use-cart-sync';
import { useGroupRefusal } from '@/hooks/cart/use-group-refusal';
import { useGuestCartArrival } from '@/hooks/cart/use-guest-cart-arrival';
import { useAskedChat } from '@/hooks/chat/use-chat-address';
import { useLeftMessages } from '@/hooks/chat/use-left-messages';
import { useLiveEvents } from '@/hooks/events/use-live-events';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { notify } from '@/utils/shell/notices';
import { ErrorBoundary } from './error-boundary';

const GroupMode = lazyBlock(
  withTexts(['group'], () => import('./group-mode')),
  'GroupMode',
);
const InGroupDialog = lazyBlock(
  withTexts(
    ['group', 'shop'],
    () => import('@/containers/group-order/in-group-dialog'),
  ),
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
  useLeftMessages();
  const { confirmed } = useActiveCart().state;
  return (
    <>
      {confirmed?.group_order && confirmed.owner && (
        <GroupMode
          key={confirmed.id}
          cartId={confirmed.id}
          mode={confirmed.group_order.mode}
        />
      )}
      <CartExtras openAtOnce={openAtOnce} />
      {refusal.isRefused && <InGroupDialog onClose={refusal.close} />}
    </>
  );
}

function ChatFailed() {
  const { t } = useTranslation('chat');
  useEffect(() => {
    notify({ type: 'error', title: t('chat.open.failed'), id: 'chat' });
  }, [t]);
  return null;
}

function CartFailed() {
  const { t } = useTranslation('cart');
  useEffect(() => {
    const title = t('cart.loadFailed.title');
    const text = t('cart.loadFailed.text');
    notify({ type: 'error', title, text, id: 'cart' });
  }, [t]);
  return null;
}

/**
 * What stands beside every page of whoever has a cart, which everybody signed in has: the cart (synchronised by requests
 * and the live stream, merged at sign-in, its sheet and its dialog), and the chat when the address opens it. When one
 * fails the page stays, and the next one tries again.
 * @public – the check for dead code does not follow the import beside another promise (app-extras).
 */
export function CartIsland({ openAtOnce }: CartIslandProps) {
  const { asPath, query } = useRouter();
  const asked = useAskedChat();
  return (
    <>
      <ErrorBoundary resetKey={asPath} fallback={() => <CartFailed />}>
        <CartParts openAtOnce={openAtOnce} />
      </ErrorBoundary>
      {(asked ?? query.chat) && (
        <ErrorBoundary resetKey={asPath} fallback={() => <ChatFailed />}>
          <ChatIsland />
        </ErrorBoundary>
      )}
    </>
  );
}
