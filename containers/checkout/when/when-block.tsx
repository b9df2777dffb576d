import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { NoticeBox } from '@/components/ui/notice-box/notice-box';
import { NumberedBlock } from '@/components/form/numbered-block/numbered-block';
import { LinesSkeleton } from '@/components/ui/skeletons/lines-skeleton';
import { SlotPicker } from '@/components/shop/slot-picker/slot-picker';
import { useSlotDays } from '@/hooks/checkout/use-slot-days';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { ShopDto } from '@/server/contracts/shop';
import type { Mode } from '@/utils/checkout/mode';
import { ASAP, slotOf } from '@/utils/checkout/checkout-form';
import { formatTime } from '@/utils/i18n/dates';
import { opensWords } from '@/utils/order/opens-words';
import { routes } from '@/utils/shell/routes';
import styles from '@/containers/checkout/checkout.module.css';

type WhenNoticeProps = Pick<WhenBlockProps, 'isGone' | 'refusal'> &
  Readonly<{ now: Date; timezone: string }>;

/** Why the choice cannot be had, and the way on: another time below, or another shop. */
function WhenNotice({ isGone, now, refusal, timezone }: WhenNoticeProps) {
  const { t } = useTranslation();
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

type WhenBlockProps = Readonly<{
  slots: {
    days: readonly SlotDayDto[] | null;
    isFailed: boolean;
    retry: () => void;
  };
  shop: ShopDto;
  type: Mode;
  value: string;
  onChange: (when: string) => void;
  /** Of the present choice, when it is as soon as possible. */
  eta: QuoteDto['eta'];
  /** The shop does not deliver to the address: no time can be promised. */
  isOutOfZone: boolean;
  /** A chosen time that has passed or was taken. */
  isGone: boolean;
  /** The server's answer where it refuses the present choice. */
  refusal?: QuoteDto['availability'];
  error?: string;
}>;

/** When it should come or be ready: days and half hours on the shop's clock. */
export function WhenBlock({
  error,
  eta,
  isGone,
  isOutOfZone,
  refusal,
  onChange,
  shop,
  slots,
  type,
  value,
}: WhenBlockProps) {
  const { t } = useTranslation();
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  const [now] = useState(() => new Date());
  const { days } = slots;
  const slotDays = useSlotDays(days, shop.timezone);
  const chosenDay = slotOf(value).delivery_date;
  const firstDay = shop.open
    ? days?.[0]
    : (days?.find((day) => day.slots.length > 0) ?? days?.[0]);
  const day = openDay ?? chosenDay ?? firstDay?.date ?? '';
  const minutes = shop.eta ?? shop.delivery_time;
  // before the price is there
  const usual =
    type === 'pickup'
      ? t('checkout.readyIn', { count: shop.delivery_time.from })
      : t('shopCard.minutes', minutes);
  const soon =
    eta && value === ASAP
      ? `\u2066${formatTime(eta.from, shop.timezone)}–${formatTime(eta.to, shop.timezone)}\u2069`
      : usual;

  // why the first time is not today's
  const opensLater =
    !shop.open && !isGone && !refusal && shop.availability.next_at !== null;
  const asap = t('checkout.when.asap');

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
              ? { value: ASAP, label: isOutOfZone ? asap : `${asap} · ${soon}` }
              : null
          }
          error={error}
        />
      )}
    </NumberedBlock>
  );
}
