import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useReloadPage } from '@/hooks/shell/use-reload-page';
import { userCartActions } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';
import { onSessionNews } from '@/utils/account/session-news';
import { sessionUserId } from '@/utils/account/session-user';

/**
 * Keeps this tab of one mind with the others of its browser about who is signed in: the page that is shown is asked for
 * anew, as whoever is here now. A private page of an account that signed out is left for /login, whatever it takes; a
 * public one stays with what is typed in it. Told by the other tab at once, else when this one comes to the front; looked at
 * once when it begins to listen.
 */
export function useSessionAgreement(): void {
  const { user } = useShell();
  const router = useRouter();
  const reload = useReloadPage();
  const dispatch = useAppDispatch();
  const isBusy = useRef(false);
  const agree = useEffectEvent(async () => {
    const now = sessionUserId();
    if (isBusy.current || now === (user?.id ?? null)) return;
    isBusy.current = true;
    try {
      // nothing of an account that is gone may stay on the screen: without an answer the browser loads the page itself
      if (now === null) await router.replace(router.asPath);
      else {
        // a cart that is forgotten is read anew: of the next account, and not of one that is gone
        dispatch(userCartActions.forgotten());
        await reload();
      }
    } finally {
      if (now === null) dispatch(userCartActions.forgotten());
      isBusy.current = false;
    }
  });
  useEffect(() => onSessionNews(() => void agree()), []);
}
