import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { KEPT_PRESS_MS } from '@/utils/constants/timings';
import { ASAP, type CheckoutValues } from './checkout-form';
import { quoteChanges } from './quote-changes';

/** A press on "Place order" and what the customer agreed to by it. */
export interface Press {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The quote on the screen; null: there was no total to agree to. */
  readonly shown: QuoteDto | null;
  /** The choices and the cart, as one text to compare. */
  readonly choices: string;
}

/** Why a press orders nothing and a new one is needed. */
export type DroppedPress = 'changed' | 'failed' | 'left' | 'refused' | 'unseen';

/** What a press leads to. `ask`: only after the customer agrees to what differs. */
export type PressVerdict = DroppedPress | 'ask' | 'order' | 'wait';

/** The page at the moment of the verdict. */
export interface PressContext {
  readonly now: number;
  readonly choices: string;
  readonly values: Pick<CheckoutValues, 'type' | 'when'>;
  /** Of exactly these choices; null while it is on its way. */
  readonly quote: QuoteDto | null;
  /** The quote of these choices could not be loaded. */
  readonly isFailed: boolean;
  /** The tab is in the background. */
  readonly isHidden: boolean;
}

/** Whether both promise the same time. A chosen slot is agreed to by choosing it, so only "as soon as possible" can differ. */
export function isSameTime(
  before: QuoteDto,
  after: QuoteDto,
  when: string,
): boolean {
  return (
    when !== ASAP ||
    (before.eta?.from === after.eta?.from && before.eta?.to === after.eta?.to)
  );
}

/** Whether a press becomes an order: only at the total, the time and the availability that were on the screen. */
export function judgePress(
  { at, choices, shown }: Press,
  context: PressContext,
): PressVerdict {
  const { isFailed, isHidden, now, quote, values } = context;
  if (isHidden) return 'left';
  if (choices !== context.choices) return 'changed';
  if (isFailed || now - at >= KEPT_PRESS_MS) return 'failed';
  if (!quote) return 'wait';
  if (!shown) return 'unseen';
  const { can_order: canOrder, reason } = quote.availability;
  if (shown.availability.reason !== reason)
    return canOrder ? 'unseen' : 'refused';
  const isSame =
    quoteChanges(shown, quote, values.type).length === 0 &&
    isSameTime(shown, quote, values.when);
  return isSame ? 'order' : 'ask';
}
