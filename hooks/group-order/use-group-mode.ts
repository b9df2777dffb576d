import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { groupOrderService } from '@/services/group-order/group-order-service';
import type { Mode } from '@/utils/checkout/mode';
import { useGroupFailure } from './use-group-failure';
import { useReceiveCart } from './use-receive-cart';

/**
 * Keeps the owner's choice and that of their group (`told`; null: none) the same: what is chosen in this browser goes to
 * the group; what another device chose holds here, too, as does the group's when both differ at first. What cannot be
 * sent is taken back with a report.
 */
export function useGroupMode(cartId: number, told: Mode | null): void {
  const { currency, mode: first = 'delivery' } = useShell();
  const [own, choose] = useDeliveryType();
  const receive = useReceiveCart();
  const onError = useGroupFailure();
  const { error, isPending, mutate, variables } = useMutation({
    mutationFn: (mode: Mode) =>
      groupOrderService.change(cartId, { mode, currency_id: currency.id }),
    // one after another: the last choice counts
    scope: { id: 'group-mode' },
    onSuccess: receive,
    onError,
  });
  const known = useRef<Mode>(first);
  const agree = useEffectEvent(() => {
    const isChosen = own !== known.current;
    known.current = own;
    const group = isPending ? variables : told;
    if (group === own) return;
    if (isChosen) mutate(own);
    else if (!isPending && told) {
      known.current = told;
      choose(told);
    }
  });
  // a failure may come before anybody has seen that it was pending
  useEffect(() => agree(), [error, isPending, own, told]);
}
