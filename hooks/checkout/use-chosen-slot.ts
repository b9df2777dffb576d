import { useMemo } from 'react';
import { orderDraftChanged, selectOrderDraft } from '@/redux/slices/order';
import { useAppDispatch, useAppSelector } from '@/redux/store';
import type { ChosenSlot } from '@/utils/checkout/schedule';

/** Keeps a time for an order at a shop in the order draft (spec.md §3); null: as soon as possible. */
export function useScheduleChoice(
  shopId: number,
): (slot: ChosenSlot | null) => void {
  const dispatch = useAppDispatch();
  return (slot) =>
    void dispatch(
      orderDraftChanged({
        shop_id: slot && shopId,
        delivery_date: slot?.date ?? null,
        delivery_time: slot?.time ?? null,
      }),
    );
}

/** The time chosen for an order at this shop, without a look at the clock; null: as soon as possible. */
export function useChosenSlot(shopId: number | null): ChosenSlot | null {
  const draft = useAppSelector(selectOrderDraft);
  const { delivery_date: date, delivery_time: time, shop_id: id } = draft;
  return useMemo(
    () =>
      shopId !== null && id === shopId && date && time ? { date, time } : null,
    [date, id, shopId, time],
  );
}
