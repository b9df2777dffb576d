import {
  Bike,
  Check,
  ChefHat,
  CreditCard,
  PackageCheck,
  ReceiptText,
  X,
} from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Badge } from '@/components/ui/badge/badge';
import type { OrderDto } from '@/server/contracts/order/order';
import type { OrderStatus } from '@/utils/constants/order-status';
import { formatTime } from '@/utils/i18n/dates';
import { arrivalTitle } from '@/utils/order/arrival-words';
import { cancelledTitle, moneyBackWords } from '@/utils/order/cancelled-words';
import { courierTitle } from '@/utils/order/courier-words';
import {
  isUnderWay,
  reachedAt,
  readyWords,
  type ShownStatus,
  shownStatus,
  shownStatusKey,
  STATUS_TONES,
  statusWords,
} from '@/utils/order/order-view';
import styles from './order-detail.module.css';

const icon = { size: 14, strokeWidth: 2 } as const;

const ICONS: Readonly<Record<ShownStatus, ReactNode>> = {
  awaiting: <CreditCard {...icon} />,
  new: <ReceiptText {...icon} />,
  accepted: <ChefHat {...icon} />,
  ready: <PackageCheck {...icon} />,
  on_a_way: <Bike {...icon} />,
  delivered: <Check {...icon} />,
  cancelled: <X {...icon} />,
};

/** What a timer can wait for. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** So long after the delivery nobody is wished a good meal. */
const MEAL_MS = 3 * 3_600_000;

/** What the kitchen calls an order that is picked up, to be said at the counter; of one it did not take, its own words. */
function KitchenAnswer({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation('order');
  const { delivery_type: type, number_of_day: number, status } = order;
  if (status === 'cancelled' && order.refused_note)
    return (
      <figure className={styles.refusal}>
        <figcaption>
          {t('order.refused.note', { shop: order.shop.title })}
        </figcaption>
        <blockquote dir="auto">{order.refused_note}</blockquote>
      </figure>
    );
  if (type !== 'pickup' || !isUnderWay(status) || number === null) return null;
  return (
    <p className={styles.dayNumber}>
      <strong>{t('order.dayNumber', { number })}</strong>
      <span>{t('order.dayNumber.hint')}</span>
    </p>
  );
}

const PIECES = 18;
/** Spreads neighbours far from each other, always the same way. */
const GOLDEN_ANGLE = 137.5;

function styleOf(index: number): CSSProperties {
  const angle = (index * GOLDEN_ANGLE * Math.PI) / 180;
  const reach = 64 + (index % 4) * 22;
  return {
    '--x': `${Math.round(Math.cos(angle) * reach * 1.6)}px`,
    '--y': `${Math.round(Math.sin(angle) * reach)}px`,
    '--turn': `${index * 67}deg`,
    '--late': `${(index % 5) * 30}ms`,
  } as CSSProperties;
}

/** Paper bits that fly once when an order is at the door; nothing for those who want no motion. */
function Celebration() {
  return (
    <span className={styles.burst} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} className={styles.piece} style={styleOf(index)} />
      ))}
    </span>
  );
}

/** What the status of an order that is not cancelled means for the customer; `isLate`: its shop should have answered. */
function sentenceKey(
  order: OrderDto,
  status: Exclude<OrderStatus, 'cancelled'>,
  { isLate, now }: { readonly isLate: boolean; readonly now: Date },
) {
  const { delivery_type: type, scheduled } = order;
  if (status === 'new')
    return isLate ? 'order.text.unanswered' : 'order.text.new';
  if (scheduled && status === 'accepted') return 'order.text.scheduled';
  // brought by the shop itself, or by somebody who is not known here
  if (status === 'on_a_way' && !order.deliveryman) return 'order.text.sent';
  const at = status === 'delivered' && reachedAt(order, status);
  if (at && +now - +new Date(at) > MEAL_MS) return 'order.text.past';
  return type === 'pickup' && status !== 'on_a_way'
    ? (`order.text.pickup.${status}` as const)
    : (`order.text.${status}` as const);
}

/** Whether a moment has passed; becomes true in a page that stays open. */
function usePassed(moment: string | null, now: Date): boolean {
  const leftMs = moment === null ? Infinity : +new Date(moment) - +now;
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (leftMs <= 0 || leftMs > TIMER_MAX_MS) return;
    const timer = setTimeout(() => setPassed(moment), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs, moment]);
  return leftMs <= 0 || (moment !== null && passed === moment);
}

/** Whether the order was delivered while the page was shown. */
function useArrival(status: OrderStatus): boolean {
  const [known, setKnown] = useState(status);
  const [hasArrived, setArrived] = useState(false);
  if (known !== status) {
    setKnown(status);
    setArrived(status === 'delivered');
  }
  return hasArrived;
}

type OrderHeadlineProps = Readonly<{
  order: OrderDto;
  /** When the order was as it is shown. */
  now: Date;
}>;

/** The state in a word, the arrival as the heading, one sentence; a change is announced. */
export function OrderHeadline({ now, order }: OrderHeadlineProps) {
  const { i18n, t } = useTranslation('order');
  const { delivery_type: type, shop, status } = order;
  const hasArrived = useArrival(status);
  const isLate = usePassed(order.unanswered_from, now);
  const shown = shownStatus(order);
  const zone = shop.timezone;
  const isPickup = type === 'pickup';
  const at = reachedAt(order, status);
  const courier = order.deliveryman?.firstname ?? '';
  const title = (() => {
    if (shown === 'awaiting') return t('order.awaiting');
    if (status === 'new') return statusWords(order, t);
    if (status === 'cancelled') return cancelledTitle(order, t);
    if (status === 'delivered')
      return t(isPickup ? 'order.title.pickedUp' : 'order.title.delivered', {
        time: at ? formatTime(at, zone) : '',
      });
    return (
      courierTitle(order, { now, t }) ??
      arrivalTitle(order, { now, t }) ??
      t(`order.status.${status}`)
    );
  })();
  return (
    <header className={styles.headline} aria-live="polite">
      {hasArrived && <Celebration />}
      {shown !== 'awaiting' && (
        <Badge
          className={styles.badge}
          tone={STATUS_TONES[shown]}
          icon={ICONS[shown]}
        >
          {t(shownStatusKey(shown, isPickup))}
        </Badge>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {shown !== 'awaiting' && (
        <p className={styles.sentence}>
          {status === 'cancelled'
            ? moneyBackWords(order, { language: i18n.language, t })
            : (readyWords(order, t) ??
              t(sentenceKey(order, status, { isLate, now }), {
                shop: shop.title,
                courier,
                time: at ? formatTime(at, zone) : '',
              }))}
        </p>
      )}
      <KitchenAnswer order={order} />
    </header>
  );
}
