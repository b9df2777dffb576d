import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { SlotPicker } from '@/components/shop/slot-picker/slot-picker';
import { useSlotDays } from '@/hooks/checkout/use-slot-days';
import type { QuoteDto } from '@/server/contracts/cart';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { ShopDto } from '@/server/contracts/shop';
import { ASAP, slotOf } from '@/utils/checkout/checkout-form';
import { formatTime } from '@/utils/i18n/dates';

type WhenBlockProps = Readonly<{
  slots: {
    days: readonly SlotDayDto[] | null;
    isFailed: boolean;
    retry: () => void;
  };
  shop: ShopDto;
  value: string;
  onChange: (when: string) => void;
  /** Of the present choice, when it is as soon as possible. */
  eta: QuoteDto['eta'];
  /** A chosen time that has passed or was taken. */
  isGone: boolean;
  /** The server's reason against the present choice. */
  isRefused: boolean;
  error?: string;
}>;

/** When it should come or be ready: days and quarter hours on the shop's clock. */
export function WhenBlock({
  error,
  eta,
  isGone,
  isRefused,
  onChange,
  shop,
  slots,
  value,
}: WhenBlockProps) {
  const { t } = useTranslation();
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  const { days } = slots;
  const slotDays = useSlotDays(days, shop.timezone);
  const chosenDay = slotOf(value).delivery_date;
  const firstDay = shop.open
    ? days?.[0]
    : (days?.find((day) => day.slots.length > 0) ?? days?.[0]);
  const day = openDay ?? chosenDay ?? firstDay?.date ?? '';
  const minutes = shop.eta ?? shop.delivery_time;
  const soon =
    eta && value === ASAP
      ? `\u2066${formatTime(eta.from, shop.timezone)}–${formatTime(eta.to, shop.timezone)}\u2069`
      : t('shopCard.minutes', { from: minutes.from, to: minutes.to });

  const dayOf = (when: string): string | undefined =>
    when === ASAP ? days?.[0]?.date : slotOf(when).delivery_date;

  /** A look at another day asks for a time there; back on the day of the choice, it is the choice again. */
  function handleDay(date: string): void {
    setOpenDay(date);
    const choice = value || left;
    setLeft(choice);
    onChange(dayOf(choice) === date ? choice : '');
  }

  return (
    <NumberedBlock number={2} title={t('checkout.when')}>
      {(isGone || isRefused) && (
        <NoticeBox
          title={t(isGone ? 'checkout.when.gone' : 'checkout.when.refused')}
          text={t('checkout.when.required')}
        />
      )}
      {slots.isFailed && (
        <NoticeBox title={t('checkout.when.failed')}>
          <Button variant="secondary" size="s" onClick={slots.retry}>
            {t('common.tryAgain')}
          </Button>
        </NoticeBox>
      )}
      {!days && !slots.isFailed && <LinesSkeleton count={2} />}
      {days && (
        <SlotPicker
          days={slotDays}
          day={day}
          onDayChange={handleDay}
          value={value}
          onChange={onChange}
          asap={
            shop.open
              ? { value: ASAP, label: `${t('checkout.when.asap')} · ${soon}` }
              : null
          }
          error={error}
        />
      )}
    </NumberedBlock>
  );
}
