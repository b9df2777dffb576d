import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { SlotPicker } from '@/components/shop/slot-picker/slot-picker';
import { LinkButton, RetryButton } from '@/components/ui/button/button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import {
  useChosenSlot,
  useScheduleChoice,
} from '@/hooks/checkout/use-chosen-slot';
import { useSlotDays, useSlots } from '@/hooks/checkout/use-slots';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { ASAP, slotOf } from '@/utils/checkout/checkout-form';
import { formatTime } from '@/utils/i18n/dates';
import { opensWords } from '@/utils/order/opens-words';
import { routes } from '@/utils/shell/routes';
import { useCheckout } from './checkout-context';
import styles from './checkout.module.css';

const TIME_REASONS: readonly (string | undefined)[] = [
  'busy',
  'closed_day',
  'closed_now',
  'shop_off',
  'slot_unavailable',
];

type Days = readonly SlotDayDto[] | null;

/**
 * Keeps the time possible: while nobody has chosen, the soonest; a choice that time has overtaken is said to be gone
 * and never swapped for another one. The time of the draft is learned a moment after a reload.
 */
function useWhenChoice(days: Days) {
  const { cart, form, shop } = useCheckout();
  const { change, values } = form;
  const kept = useChosenSlot(cart.shop_id);
  const keep = useScheduleChoice(cart.shop_id);
  const { when } = values;
  // a time that was chosen before the checkout is a choice, too
  const [isChosen, setChosen] = useState(when !== ASAP);
  const isOffered = (): boolean => {
    if (when === ASAP) return shop.open;
    const [date, time] = when.split(' ');
    const day = days?.find((each) => each.date === date);
    return day?.slots.some((slot) => slot.time === time) ?? false;
  };
  const isGone = days !== null && when !== '' && !isOffered();
  const late = !isChosen && kept ? `${kept.date} ${kept.time}` : null;
  const takeLate = useEffectEvent(take);
  const fill = useEffectEvent(change);
  useEffect(() => {
    if (late) takeLate(late);
  }, [late]);
  useEffect(() => {
    if (!isGone || isChosen || late) return;
    const day = days?.find(({ slots }) => slots.length > 0);
    fill({
      when: day?.slots[0] ? `${day.date} ${day.slots[0].time}` : '',
    });
  }, [days, isChosen, isGone, late]);
  function take(next: string): void {
    setChosen(true);
    change({ when: next });
  }
  return {
    /** A chosen time that has passed or was taken. */
    isGone: isGone && isChosen,
    /** The cart and the shop's page keep a chosen time, too. */
    choose: (next: string): void => {
      take(next);
      const { delivery_date: date, delivery_time: time } = slotOf(next);
      keep(date && time ? { date, time } : null);
    },
  };
}

/** The day whose times are shown. A look at another day asks for a time there; back on the day of the choice, it is the choice again. */
function useShownDay(days: Days, choose: (when: string) => void) {
  const { form, shop } = useCheckout();
  const { when } = form.values;
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  const firstDay = shop.open
    ? days?.[0]
    : (days?.find((day) => day.slots.length > 0) ?? days?.[0]);
  const dayOf = (choice: string): string | undefined =>
    choice === ASAP ? days?.[0]?.date : slotOf(choice).delivery_date;
  return {
    day: openDay ?? slotOf(when).delivery_date ?? firstDay?.date ?? '',
    show: (date: string): void => {
      setOpenDay(date);
      const choice = when || left;
      setLeft(choice);
      choose(dayOf(choice) === date ? choice : '');
    },
  };
}

/** "As soon as possible" with when that is; null while the shop is closed. */
function useAsap() {
  const { t } = useTranslation(['cart', 'checkout']);
  const { form, quotes, shop } = useCheckout();
  const { type, when } = form.values;
  const { isUpdating, quote } = quotes;
  if (!shop.open) return null;
  const label = t('checkout.when.asap');
  const reason = quote?.availability.reason ?? shop.availability.reason;
  if (type === 'delivery' && reason === 'out_of_zone')
    return { value: ASAP, label };
  const eta = isUpdating ? null : quote?.eta;
  // before the price is there
  const usual =
    type === 'pickup'
      ? t('checkout.readyIn', { count: shop.delivery_time.from })
      : t('shopCard.minutes', shop.eta ?? shop.delivery_time);
  const soon =
    eta && when === ASAP
      ? `\u2066${formatTime(eta.from, shop.timezone)}–${formatTime(eta.to, shop.timezone)}\u2069`
      : usual;
  return { value: ASAP, label: `${label} · ${soon}` };
}

type WhenNoticeProps = Readonly<{
  isGone: boolean;
  /** The server's answer where it refuses the present choice. */
  refusal: QuoteDto['availability'] | undefined;
  now: Date;
  timezone: string;
}>;

/** Why the choice cannot be had, and the way on: another time below, or another shop. */
function WhenNotice({ isGone, now, refusal, timezone }: WhenNoticeProps) {
  const { t } = useTranslation('checkout');
  const reason = isGone ? null : refusal?.reason;
  if (reason === 'shop_off')
    return (
      <NoticeBox title={t('checkout.when.off')}>
        <LinkButton href={routes.home()} variant="secondary" size="s">
          {t('checkout.empty.action')}
        </LinkButton>
      </NoticeBox>
    );
  if (reason === 'closed_day')
    return <NoticeBox title={t('checkout.when.closedDay')} />;
  if (refusal && reason === 'busy')
    return (
      <NoticeBox
        title={opensWords({ availability: refusal, timezone }, now, t)}
        text={t('checkout.when.required')}
      />
    );
  return (
    <NoticeBox
      title={t(isGone ? 'checkout.when.gone' : 'checkout.when.refused')}
      text={t('checkout.when.required')}
    />
  );
}

/** When it should come or be ready: days and half hours on the shop's clock. */
export function WhenBlock() {
  const { t } = useTranslation(['checkout', 'shop']);
  const { cart, form, quotes, shop } = useCheckout();
  const { branchId, errors, point, values } = form;
  const { type, when: value } = values;
  const slots = useSlots(cart.shop_id, {
    type,
    point: type === 'delivery' ? point : null,
    branchId: type === 'pickup' ? branchId : null,
  });
  const { days } = slots;
  const { choose, isGone } = useWhenChoice(days);
  const { day, show } = useShownDay(days, choose);
  const slotDays = useSlotDays(days, shop.timezone);
  const asap = useAsap();
  const [now] = useState(() => new Date());
  const availability = quotes.quote?.availability;
  const refusal =
    value !== '' && TIME_REASONS.includes(availability?.reason)
      ? availability
      : undefined;
  // why the first time is not today's
  const opensLater =
    !shop.open && !isGone && !refusal && shop.availability.next_at !== null;
  return (
    <NumberedBlock number={2} title={t('checkout.when')}>
      {(isGone || refusal) && (
        <WhenNotice
          isGone={isGone}
          refusal={refusal}
          now={now}
          timezone={shop.timezone}
        />
      )}
      {opensLater && (
        <p className={styles.closed}>
          <strong>{opensWords(shop, now, t)}</strong>
          {t('shop.closedHint')}
        </p>
      )}
      {slots.isFailed && (
        <NoticeBox title={t('checkout.when.failed')}>
          <RetryButton variant="secondary" size="s" onClick={slots.retry} />
        </NoticeBox>
      )}
      {!days && !slots.isFailed && <LinesSkeleton count={2} />}
      {days && (
        <SlotPicker
          days={slotDays}
          day={day}
          onDayChange={show}
          value={value}
          onChange={choose}
          asap={asap}
          error={errors.when}
        />
      )}
    </NumberedBlock>
  );
}
