import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import type { CartDto } from '@/server/contracts/cart';
import {
  type DraftOf,
  keepDraft,
  readDraft,
} from '@/utils/checkout/checkout-draft';
import type { CheckoutValues } from '@/utils/checkout/checkout-form';

interface DraftedForm {
  readonly values: CheckoutValues;
  readonly change: (next: Partial<CheckoutValues>) => void;
}

/**
 * What is typed at checkout outlives a reload, Back, a sign-in and the tab: it is kept at every change and brought back
 * once, after the page stands as the server made it. Ask after what chooses first values by itself, so that it wins.
 */
export function useCheckoutDraft(
  { change, values }: DraftedForm,
  cart: Pick<CartDto, 'id'>,
): void {
  const { address: site, user } = useShell();
  const of: DraftOf = { user: user?.id ?? 0, cart: cart.id, site };
  const first = useRef(values);
  const bringBack = useEffectEvent(() => {
    const kept = readDraft(of);
    if (Object.keys(kept).length > 0) change(kept);
  });
  const keep = useEffectEvent(() => {
    if (values !== first.current) keepDraft(of, values);
  });
  useEffect(() => bringBack(), []);
  useEffect(() => keep(), [values]);
}
