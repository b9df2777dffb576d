import { orderDraftChanged, selectOrderDraft } from '@/redux/slices/order';
import { useAppDispatch, useAppSelector } from '@/redux/store';
import { rememberChoice } from '@/utils/browser/remember';
import type { Mode } from '@/utils/checkout/mode';
import { COOKIES } from '@/utils/constants/cookies';

/** How orders are had, on every page and in every tab; the choice is kept for the server. */
export function useDeliveryType(): readonly [Mode, (type: Mode) => void] {
  const dispatch = useAppDispatch();
  const { delivery_type: type } = useAppSelector(selectOrderDraft);
  return [
    type,
    (next) => {
      rememberChoice(COOKIES.mode, next);
      dispatch(orderDraftChanged({ delivery_type: next }));
    },
  ];
}
