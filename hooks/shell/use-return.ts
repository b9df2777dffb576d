import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useActiveCart } from '@/hooks/cart/use-active-cart';
import { sessionUserId } from '@/utils/account/session-user';
import { keptText } from '@/utils/browser/kept';
import { onReturn, reloadUnseen } from '@/utils/browser/page-shown';
import { COOKIES } from '@/utils/constants/cookies';

/** Which cart, in which version, a page of this browser showed last; `sending.…`: it waits for the server. */
const lastCart = keptText('local', 'sofra:cart-version');

const CHOICES = [COOKIES.locale, COOKIES.currency, COOKIES.address];

/** What the server makes a page by, beside the session. */
const choicesOf = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => CHOICES.some((name) => cookie.startsWith(`${name}=`)))
    .sort()
    .join('; ');

/** The version of the cart that the page shows; null: it is not known, or changes of this page wait for an answer. */
function useCartVersion(): string | null {
  const { commands, confirmed, known } = useActiveCart().state;
  if (!known || commands.length > 0) return null;
  return confirmed ? `${confirmed.id}.${confirmed.version}` : '';
}

/** Keeps the cart's version for the other pages; says whether one of them has changed it since this one was left. */
function useCartChangedMeanwhile(): () => boolean {
  const cart = useCartVersion();
  const isSending = useActiveCart().state.commands.length > 0;
  /** What stood there as this page was left. */
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (cart !== null && lastCart.read() !== cart) lastCart.keep(cart);
  }, [cart]);
  useEffect(() => {
    // Not at `pagehide`: the browser may show the page before this one first.
    if (isSending) lastCart.keep(`sending.${Date.now()}`);
  }, [isSending]);
  useEffect(() => {
    const leave = (): void => {
      left.current = lastCart.read();
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return () => {
    const now = lastCart.read();
    return cart !== null && now !== cart && now !== left.current;
  };
}

/**
 * A page that comes out of the browser's back/forward cache is loaded anew when it was made for another session, language,
 * currency, address or cart version than this browser has now (docs/adr/0049); also one that was left before it was alive.
 * Nothing of it is seen meanwhile.
 */
export function useReturn(): void {
  const shell = useShell();
  const isCartChanged = useCartChangedMeanwhile();
  const made = useRef('');
  useEffect(() => {
    made.current = choicesOf(document.cookie);
  }, [shell]);
  const isAnothers = () => sessionUserId() !== (shell.user?.id ?? null);
  const isOutdated = useEffectEvent(
    () =>
      isAnothers() ||
      choicesOf(document.cookie) !== made.current ||
      isCartChanged(),
  );
  const wasLeftUnheard = useEffectEvent(() => {
    const left = window.sofraEarly?.left;
    if (left === undefined || left === document.cookie) return false;
    return isAnothers() || choicesOf(left) !== choicesOf(document.cookie);
  });
  // Before the recording ends with the layout effect of who stands last.
  useLayoutEffect(() => {
    if (wasLeftUnheard()) reloadUnseen();
  }, []);
  useEffect(
    () =>
      onReturn(() => {
        if (isOutdated()) reloadUnseen();
      }),
    [],
  );
}
