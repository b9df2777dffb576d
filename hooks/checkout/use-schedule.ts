import { useEffect } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { hasPassed, slotWords } from '@/utils/checkout/schedule';
import { useChosenSlot, useScheduleChoice } from './use-chosen-slot';

/** How often a chosen time is compared with the clock. */
const CHECK_MS = 30_000;

interface ScheduledShop {
  readonly id: number;
  readonly timezone: string;
}

/** The chosen time in words; null: none. One that has passed is dropped, as nobody can have it any more. */
export function useSchedule(shop: ScheduledShop | null): string | null {
  const { t } = useTranslation();
  const slot = useChosenSlot(shop?.id ?? null);
  const choose = useScheduleChoice(shop?.id ?? 0);
  const zone = shop?.timezone ?? 'UTC';
  useEffect(() => {
    if (!slot) return;
    const dropPassed = (): void => {
      if (hasPassed(slot, zone, new Date())) choose(null);
    };
    dropPassed();
    const timer = setInterval(dropPassed, CHECK_MS);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `choose` is new at every render
  }, [slot, zone]);
  return slot && slotWords(slot, { zone, now: new Date(), t });
}
