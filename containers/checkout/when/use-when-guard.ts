import { useEffect, useEffectEvent, useState } from 'react';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { ShopDto } from '@/server/contracts/shop';
import { ASAP } from '@/utils/checkout/checkout-form';
import type { ChosenSlot } from '@/utils/checkout/schedule';
import type { CheckoutForm } from '@/containers/checkout/use-checkout-form';

/** Whether a chosen time can still be had. */
function isOffered(
  when: string,
  { days, shop }: { days: readonly SlotDayDto[]; shop: ShopDto },
): boolean {
  if (when === ASAP) return shop.open;
  const [date, time] = when.split(' ');
  return days.some(
    (day) => day.date === date && day.slots.some((slot) => slot.time === time),
  );
}

/**
 * Keeps the time possible: while nobody has chosen, the soonest; a choice that time has overtaken is said to be gone
 * and never swapped for another one. `kept` is the time of the draft, which a reloaded page learns
 * a moment later.
 */
export function useWhenGuard(
  { change, values }: CheckoutForm,
  shop: ShopDto,
  days: readonly SlotDayDto[] | null,
  kept: ChosenSlot | null,
): { choose: (when: string) => void; isGone: boolean } {
  const { when } = values;
  // a time that was chosen before the checkout is a choice, too
  const [isChosen, setChosen] = useState(when !== ASAP);
  const isGone =
    days !== null && when !== '' && !isOffered(when, { days, shop });
  const late = !isChosen && kept ? `${kept.date} ${kept.time}` : null;
  const take = useEffectEvent(choose);
  const fill = useEffectEvent(change);
  useEffect(() => {
    if (late) take(late);
  }, [late]);
  useEffect(() => {
    if (!isGone || isChosen || late) return;
    const day = days?.find(({ slots }) => slots.length > 0);
    fill({
      when: day?.slots[0] ? `${day.date} ${day.slots[0].time}` : '',
    });
  }, [days, isChosen, isGone, late]);
  function choose(next: string): void {
    setChosen(true);
    change({ when: next });
  }
  return { choose, isGone: isGone && isChosen };
}
