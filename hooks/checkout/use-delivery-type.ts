import { orderDraftChanged, selectOrderDraft } from '@/redux/slices/order';
import { useAppDispatch, useAppSelector } from '@/redux/store';
import { untilLoaded } from '@/utils/browser/until-loaded';
import type { Mode } from '@/utils/checkout/mode';

/** How orders are had, on every page and in every tab; the choice is kept for the server. */
export function useDeliveryType(): readonly [Mode, (type: Mode) => void] {
  const dispatch = useAppDispatch();
  const { delivery_type: type } = useAppSelector(selectOrderDraft);
  return [
    type,
    (next) => {
      // every page has a switch, and few press it; it is there once a page has settled
      void untilLoaded(() => import('@/redux/persistence')).then(
        ({ keepMode }) => keepMode(next),
      );
      dispatch(orderDraftChanged({ delivery_type: next }));
    },
  ];
}
