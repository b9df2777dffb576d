import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useReloadPage } from '@/hooks/shell/use-reload-page';
import { CURRENCY_OFF } from '@/services/http/normalise-error';
import { forgetChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

/**
 * Leaves a currency that was switched off while the page is open: the page comes anew in the house's currency, and
 * everything priced is asked for again. Once for a currency, so that a refusal of another kind never loops.
 */
export function useCurrencyOff(): void {
  const reload = useReloadPage();
  const { id } = useShell().currency;
  const left = useRef<number | null>(null);
  const leave = useEffectEvent(async () => {
    if (left.current === id) return;
    left.current = id;
    forgetChoice(COOKIES.currency);
    if (!(await reload())) left.current = null;
  });
  useEffect(() => {
    // it may be chosen again once it is back
    if (left.current !== id) left.current = null;
  }, [id]);
  useEffect(() => {
    const listener = () => void leave();
    window.addEventListener(CURRENCY_OFF, listener);
    return () => window.removeEventListener(CURRENCY_OFF, listener);
  }, []);
}
