import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useActiveCart } from '@/hooks/cart/use-active-cart';
import { sessionUserId } from '@/utils/account/session-user';
import { keptText } from '@/utils/browser/kept';
import { onReturn, reloadUnseen } from '@/utils/browser/page-shown';
import { rememberedChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

/** Which cart, in which version, a page of this browser showed last. */
const lastCart = keptText('local', 'sofra:cart-version');

/** What the server makes a page by, beside the session. */
const choices = (): string =>
  [COOKIES.locale, COOKIES.currency, COOKIES.address]
    .map((name) => rememberedChoice(name) ?? '')
    .join(' ');

/** The version of the cart that the page shows; null: it is not known, or changes of this page wait for an answer. */
function useCartVersion(): string | null {
  const { commands, confirmed, known } = useActiveCart().state;
  if (!known || commands.length > 0) return null;
  return confirmed ? `${confirmed.id}.${confirmed.version}` : '';
}

/** Keeps the cart's version for the other pages; says whether one of them has changed it since this one was left. */
function useCartChangedMeanwhile(): () => boolean {
  const cart = useCartVersion();
  const { commands } = useActiveCart().state;
  const isSending = useEffectEvent(() => commands.length > 0);
  /** What this page left there itself. */
  const own = useRef<readonly (string | null)[]>([]);
  useEffect(() => {
    if (cart !== null && lastCart.read() !== cart) lastCart.keep(cart);
  }, [cart]);
  useEffect(() => {
    const leave = (): void => {
      // what is sent as this page is left changes the cart of the pages before it
      const mark = `sending.${Date.now()}`;
      own.current = [lastCart.read(), mark];
      if (isSending()) lastCart.keep(mark);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return () => {
    const now = lastCart.read();
    return cart !== null && now !== cart && !own.current.includes(now);
  };
}

/**
 * A page that comes out of the browser's back/forward cache is loaded anew when it was made for another session, language,
 * currency, address or cart version than this browser has now (docs/adr/0049). Nothing of it is seen meanwhile.
 */
export function useReturn(): void {
  const shell = useShell();
  const isCartChanged = useCartChangedMeanwhile();
  const made = useRef('');
  useEffect(() => {
    made.current = choices();
  }, [shell]);
  const isOutdated = useEffectEvent(
    () =>
      sessionUserId() !== (shell.user?.id ?? null) ||
      choices() !== made.current ||
      isCartChanged(),
  );
  useEffect(
    () =>
      onReturn(() => {
        if (isOutdated()) reloadUnseen();
      }),
    [],
  );
}
