import { orderDraftChanged, selectOrderDraft } from '@/redux/slices/order';
import { useAppDispatch, useAppSelector } from '@/redux/store';
import { untilLoaded } from '@/utils/browser/until-loaded';

type DeliveryType = 'delivery' | 'pickup';

/** How the order being prepared will be had. */
export function useDeliveryType(): readonly [
  DeliveryType,
  (type: DeliveryType) => void,
] {
  const dispatch = useAppDispatch();
  const { delivery_type: type } = useAppSelector(selectOrderDraft);
  return [
    type,
    (next) => {
      // only a checkout reads it: every other page does without what writes it
      void untilLoaded(() => import('@/utils/checkout/draft-storage')).then(
        ({ keepDraftType }) => keepDraftType(next),
      );
      dispatch(orderDraftChanged({ delivery_type: next }));
    },
  ];
}
