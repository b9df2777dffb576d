import { useSchedule } from '@/hooks/checkout/use-schedule';
import type { ShopView } from '@/utils/shop/shop-view';

type ScheduleWordsProps = Readonly<{
  shop: Pick<ShopView, 'id' | 'timezone'>;
}>;

/** The time an order at this shop is scheduled for. */
export function ScheduleWords({ shop }: ScheduleWordsProps) {
  return useSchedule(shop);
}
