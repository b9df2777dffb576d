import { useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, RetryButton } from '@/components/ui/button/button';
import { Modal } from '@/components/ui/modal/modal';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { SlotPicker } from '@/components/shop/slot-picker/slot-picker';
import { useShell } from '@/contexts/shell-context';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import {
  useChosenSlot,
  useScheduleChoice,
} from '@/hooks/checkout/use-chosen-slot';
import { useSlotDays, useSlots } from '@/hooks/checkout/use-slots';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import { ASAP, slotOf } from '@/utils/checkout/checkout-form';
import { isOtherClock } from '@/utils/i18n/dates';
import { deliveryPoint } from '@/utils/address/delivery-point';
import type { ShopView } from '@/utils/shop/shop-view';
import styles from './schedule-dialog.module.css';

type ScheduleDialogProps = Readonly<{
  shop: ShopView;
  open: boolean;
  onClose: () => void;
}>;

/** The day that is open at first: of the chosen time, else the first with a time to choose. */
function firstDay(
  days: readonly SlotDayDto[],
  { chosen, shop }: { chosen: string | undefined; shop: ShopView },
): string {
  if (chosen && days.some(({ date }) => date === chosen)) return chosen;
  const free = shop.open ? days[0] : days.find(({ slots }) => slots.length > 0);
  return (free ?? days[0])?.date ?? '';
}

/** What is offered still, of what was chosen before. */
function offered(when: string, days: readonly SlotDayDto[], open: boolean) {
  const { delivery_date: date, delivery_time: time } = slotOf(when);
  const isThere =
    when === ASAP
      ? open
      : days.some(
          (day) =>
            day.date === date && day.slots.some((slot) => slot.time === time),
        );
  return isThere ? when : '';
}

/** Another day and time for the order: half hours within the shop's hours, on its clock. */
export function ScheduleDialog({ onClose, open, shop }: ScheduleDialogProps) {
  const { t } = useTranslation(['cart', 'checkout', 'shop']);
  const { address } = useShell();
  const [type] = useDeliveryType();
  const { days, isFailed, retry } = useSlots(shop.id, {
    type,
    point: type === 'delivery' && address ? deliveryPoint(address) : null,
  });
  const slotDays = useSlotDays(days, shop.timezone);
  const slot = useChosenSlot(shop.id);
  const choose = useScheduleChoice(shop.id);
  const [when, setWhen] = useState(slot ? `${slot.date} ${slot.time}` : ASAP);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const day =
    openDay ?? (days ? firstDay(days, { chosen: slot?.date, shop }) : '');
  const value = days ? offered(when, days, shop.open) : when;
  const isEmpty =
    days !== null && !shop.open && days.every(({ slots }) => !slots.length);

  function handleDay(date: string): void {
    setOpenDay(date);
    setRefused(false);
    const isOfDay =
      when === ASAP
        ? date === days?.[0]?.date
        : date === slotOf(when).delivery_date;
    if (!isOfDay) setWhen('');
  }

  function handleSave(): void {
    const { delivery_date: date, delivery_time: time } = slotOf(value);
    if (value === '') {
      setRefused(true);
      body.current?.querySelector<HTMLElement>('[data-blocked]')?.focus();
      return;
    }
    choose(date && time ? { date, time } : null);
    onClose();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('schedule.title')}
      footer={
        <Button size="l" block disabled={!days || isEmpty} onClick={handleSave}>
          {t('schedule.save')}
        </Button>
      }
    >
      <div ref={body} className={styles.body}>
        {isFailed && (
          <NoticeBox title={t('checkout.when.failed')}>
            <RetryButton variant="secondary" size="s" onClick={retry} />
          </NoticeBox>
        )}
        {!days && !isFailed && <LinesSkeleton count={3} />}
        {isEmpty && <p className={styles.note}>{t('schedule.none')}</p>}
        {days && !isEmpty && (
          <SlotPicker
            days={slotDays}
            day={day}
            onDayChange={handleDay}
            value={value}
            onChange={(next) => {
              setRefused(false);
              setWhen(next);
            }}
            asap={
              shop.open ? { value: ASAP, label: t('checkout.when.asap') } : null
            }
            error={refused ? t('checkout.when.required') : undefined}
          />
        )}
        {isOtherClock(shop.timezone) && (
          <p className={styles.note}>{t('shop.about.zone')}</p>
        )}
      </div>
    </Modal>
  );
}
