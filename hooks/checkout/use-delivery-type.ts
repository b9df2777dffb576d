import { orderDraftChanged, selectOrderDraft } from '@/redux/slices/order';
import { useAppDispatch, useAppSelector } from '@/redux/store';

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
    (next) => void dispatch(orderDraftChanged({ delivery_type: next })),
  ];
}
