import { useEffect, useEffectEvent, useRef } from 'react';
import type { usePaymentChoices } from '@/hooks/checkout/use-checkout';
import type { CheckoutForm } from './use-checkout-form';
import { isWalletShort } from '@/utils/payment/payment-choices';

/**
 * Keeps the way to pay possible. The one of the last order is chosen at first, else the only one that works; a wallet
 * that no longer reaches is let go of, and then the customer is asked. Answers whether the chosen one is about to be.
 */
export function usePaymentGuard(
  { change, values }: Pick<CheckoutForm, 'change' | 'values'>,
  payments: ReturnType<typeof usePaymentChoices>,
  total: number | null,
): boolean {
  const { balance, choices, last } = payments;
  const isOffered = useRef(false);
  const usable = choices.filter(
    ({ usesWallet }) => !usesWallet || !isWalletShort(balance, total),
  );
  const only = usable.length === 1 ? usable[0] : undefined;
  const wish = (usable.find(({ id }) => id === last) ?? only)?.id ?? null;
  const { paymentId } = values;
  const isUnusable =
    paymentId !== null &&
    choices.length > 0 &&
    !usable.some(({ id }) => id === paymentId);
  const choose = useEffectEvent((id: number | null) => {
    if (id !== null && (isOffered.current || paymentId !== null)) return;
    if (id !== null) isOffered.current = true;
    change({ paymentId: id });
  });
  useEffect(() => {
    if (wish !== null) choose(wish);
  }, [wish]);
  useEffect(() => {
    if (isUnusable) choose(null);
  }, [isUnusable]);
  return isUnusable;
}
