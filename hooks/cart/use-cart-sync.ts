import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useStore } from 'react-redux';
import { useShell } from '@/contexts/shell-context';
import { useMembershipEnded } from '@/hooks/group-order/use-membership-ended';
import { cartPort } from '@/redux/cart-port';
import type { AppStore } from '@/redux/store';
import type { CartNews, CartReports } from '@/services/cart/cart-port';
import { cartQueries } from '@/services/cart/cart-queries';
import { cartService, guestCartService } from '@/services/cart/cart-service';
import { CartSync } from '@/services/cart/cart-sync';
import { isLiveDown, onLive } from '@/services/events/live-hub';
import { asApiError } from '@/services/http/api-error';
import { api } from '@/services/http/client';
import { sessionUserId } from '@/utils/account/session-user';
import { liveChannel, tellTabs } from '@/utils/browser/tabs';
import { onCartHurry } from '@/utils/cart/cart-events';
import { quantityWords } from '@/utils/cart/quantity-text';
import { notify } from '@/utils/shell/notices';
import { useActiveCart } from './use-active-cart';

/** What is told in words. */
type Told = Omit<CartReports, 'away' | 'changed'>;

/** What is told of a cart's sending, in the language of the page. */
function useCartReports(): Told {
  const { i18n, t } = useTranslation(['cart', 'shop']);
  const words = { t, language: i18n.language };
  const lost = useMembershipEnded(useActiveCart().state.confirmed);
  return {
    cut: (lines) => {
      const [line] = lines;
      if (line)
        notify({
          type: 'info',
          id: 'cart-cut',
          title: line.title,
          text: t(line.isShelf ? 'cart.limit.stock' : 'cart.limit.order', {
            quantity: quantityWords(line.to, line.unit, words),
          }),
        });
    },
    notices: (cart) =>
      notify({
        type: 'warning',
        id: 'cart-notice',
        title: t('cart.notice.title', { count: cart.notices?.length ?? 1 }),
        text: t('cart.notice.text'),
      }),
    failure: (error) => {
      const info = asApiError(error)?.info;
      // Said where the session's end is noticed: when the cart is read anew.
      if (info?.status !== 401)
        notify({
          type: 'error',
          id: 'cart-failed',
          title: t('cart.failed.title'),
          text: info?.message || t('cart.failed.text'),
        });
    },
    lost,
    waiting: () =>
      notify({
        type: 'info',
        id: 'cart-waiting',
        title: t('cart.waiting.title'),
        text: t('cart.waiting.text'),
      }),
  };
}

/** How often a cart is read while there is no live stream, in milliseconds. */
const POLL_MS = 15_000;

/**
 * Reads the cart after an event, when the network is back, and after a change in another tab; sends what waits before
 * the page ends.
 */
function attach(sync: CartSync): () => void {
  const stopSync = sync.start();
  const stopLive = onLive((message) => {
    if (message.kind === 'reset') sync.refresh();
    if (message.kind === 'event' && message.type === 'cart')
      sync.hear(message.data as CartNews);
  });
  const timer = setInterval(() => {
    if (isLiveDown() && document.visibilityState === 'visible') sync.refresh();
  }, POLL_MS);
  const flush = (): void => sync.flush();
  const flushHidden = (): void => {
    if (document.visibilityState === 'hidden') sync.flush();
  };
  const stopHurry = onCartHurry(flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushHidden);
  return () => {
    stopSync();
    askBeforeLeaving(false);
    stopLive();
    stopHurry();
    clearInterval(timer);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushHidden);
  };
}

function keepOpen(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** While it is on, the browser asks before it closes the page; a listener keeps the page out of the back cache. */
function askBeforeLeaving(isOn: boolean): void {
  if (isOn) window.addEventListener('beforeunload', keepOpen);
  else window.removeEventListener('beforeunload', keepOpen);
}

/** Synchronises the visitor's cart with the server; mounted once, beside every page. */
export function useCartSync(): void {
  const store = useStore() as AppStore;
  const client = useQueryClient();
  const { currency, lang, user } = useShell();
  const { actions, isAccount } = useActiveCart();
  const userId = user?.id ?? 0;
  const currencyId = currency.id;
  const reports = useCartReports();
  const told = useEffectEvent(() => reports);
  const scope = useEffectEvent(() => ({ currencyId, lang, userId }));
  const query = useEffectEvent(() =>
    isAccount
      ? client.query({ ...cartQueries.account(scope()), gcTime: 0 })
      : client.query({ ...cartQueries.current(scope()), gcTime: 0 }),
  );
  useEffect(() => {
    const service = isAccount ? cartService : guestCartService;
    const owner = userId
      ? ({ kind: 'account', id: userId } as const)
      : ({ kind: 'guest' } as const);
    const port = cartPort(store, isAccount);
    const sync = new CartSync(
      port,
      {
        warm: () => void api.warm(),
        // a guest's goes out also while its person signs in
        isOwner: () => userId === 0 || sessionUserId() === userId,
        load: () => query(),
        send: (request, key) =>
          service.insert(request, { key, currencyId: scope().currencyId }),
      },
      {
        cut: (lines) => told().cut(lines),
        notices: (cart) => told().notices(cart),
        failure: (error) => told().failure(error),
        lost: (error) => told().lost(error),
        waiting: () => told().waiting(),
        away: (isAway) =>
          askBeforeLeaving(isAway && port.read().commands.length > 0),
        changed: ({ id, version }) =>
          tellTabs(liveChannel(owner), {
            kind: 'event',
            type: 'cart',
            data: { id, version },
          }),
      },
    );
    return attach(sync);
  }, [isAccount, store, userId]);

  // Prices and words are of another currency or language now.
  const read = useRef({ currencyId, lang });
  useEffect(() => {
    const before = read.current;
    if (before.currencyId === currencyId && before.lang === lang) return;
    read.current = { currencyId, lang };
    store.dispatch(actions.expired());
  }, [actions, currencyId, lang, store]);
}
