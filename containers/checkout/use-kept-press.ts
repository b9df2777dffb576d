import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useQuote } from '@/hooks/checkout/use-quote';
import { useRouteChange } from '@/hooks/shell/use-route-change';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import type { CheckoutValues } from '@/utils/checkout/checkout-form';
import {
  type DroppedPress,
  judgePress,
  type Press,
} from '@/utils/checkout/kept-press';
import { KEPT_PRESS_MS } from '@/utils/constants/timings';

/** Where the last press on "Place order" is. */
export type PressState = DroppedPress | 'kept' | 'none';

interface KeptPressOptions {
  /** The choices and the cart, as one text: a press is for these alone. */
  readonly choices: string;
  readonly values: CheckoutValues;
  readonly quotes: Pick<
    ReturnType<typeof useQuote>,
    'exact' | 'isFailed' | 'retry'
  >;
  /** The quote on the screen. */
  readonly shown: QuoteDto | null;
  /** A valid press: what an earlier one led to is over. */
  readonly onPress: () => void;
  readonly onOrder: (shown: QuoteDto | null) => void;
  readonly onAsk: (before: QuoteDto, after: QuoteDto) => void;
  readonly onRefused: () => void;
}

/**
 * Keeps a press on "Place order" while its quote is on its way, and orders when the quote is what was on the screen
 * (utils/checkout/kept-press.ts). One press is kept at a time; leaving, another choice or 10 s without a quote drop it.
 */
export function useKeptPress(options: KeptPressOptions) {
  const { choices, quotes, shown, values } = options;
  const pressed = useRef<Press | null>(null);
  const kept = useRef<Press | null>(null);
  const [state, setState] = useState<PressState>('none');

  function settle(press: Press): void {
    const quote = quotes.exact;
    const verdict = judgePress(press, {
      now: Date.now(),
      choices,
      values,
      quote,
      isFailed: quotes.isFailed,
      isHidden: document.hidden,
    });
    if (verdict === 'wait') return keep(press);
    // Before anything is sent: the same press is not settled twice.
    kept.current = null;
    setState(verdict === 'order' || verdict === 'ask' ? 'none' : verdict);
    if (verdict === 'order') options.onOrder(press.shown);
    if (verdict === 'ask' && press.shown && quote)
      options.onAsk(press.shown, quote);
    if (verdict === 'refused') options.onRefused();
  }

  function keep(press: Press): void {
    if (kept.current === press) return;
    kept.current = press;
    setState('kept');
  }

  function drop(why: DroppedPress): void {
    if (!kept.current) return;
    kept.current = null;
    setState(why);
  }

  const look = useEffectEvent(() => {
    if (kept.current) settle(kept.current);
  });
  // After every change on the page: any of them can end the wait.
  useEffect(() => look());
  const isKept = state === 'kept';
  useEffect(() => {
    if (!isKept) return undefined;
    const timer = setTimeout(() => drop('failed'), KEPT_PRESS_MS);
    const leave = (): void => drop('left');
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [isKept]);
  useRouteChange(() => drop('left'));

  return {
    state,
    /** The button was pressed: what is on the screen now is what the customer agrees to. */
    mark: () => {
      pressed.current = { at: Date.now(), shown, choices };
    },
    /** The values are valid: orders, or keeps the press until that is known. */
    go: () => {
      const press = pressed.current;
      pressed.current = null;
      if (!press || kept.current) return;
      options.onPress();
      if (!quotes.isFailed) return settle(press);
      quotes.retry();
      keep(press);
    },
  };
}
