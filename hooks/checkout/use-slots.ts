import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import { checkoutQueries } from '@/services/checkout/checkout-queries';
import { toSlotDay } from '@/services/checkout/to-slot-day';
import type { DeliveryPoint } from '@/utils/address/delivery-point';

interface SlotWish {
  readonly type: 'delivery' | 'pickup';
  readonly point: DeliveryPoint | null;
  readonly branchId?: number | null;
}

/** The days and half hours that a shop offers; asked again as time passes. */
export function useSlots(shopId: number | null, wish: SlotWish) {
  const { data, isError, isPending, refetch } = useQuery({
    ...checkoutQueries.slots(shopId ?? 0, { branchId: null, ...wish }),
    enabled: shopId !== null,
    placeholderData: keepPreviousData,
  });
  return {
    days: data ?? null,
    isLoading: isPending,
    isFailed: isError && !data,
    retry: () => void refetch(),
  };
}

/** A shop's days of slots in words, on its clock (an IANA zone); the first one is today. */
export function useSlotDays(days: readonly SlotDayDto[] | null, zone: string) {
  const { t } = useTranslation();
  return (days ?? []).map((day, index) =>
    toSlotDay(day, { isToday: index === 0, zone, t }),
  );
}
