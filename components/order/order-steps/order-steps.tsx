import { useTranslation } from '@/utils/i18n/use-translation';
import { ShortWords } from '@/components/order/short-words/short-words';
import { StatusSteps } from '@/components/order/status-steps/status-steps';
import type { OrderDto } from '@/server/contracts/order/order';
import { formatTime } from '@/utils/i18n/dates';
import {
  reachedAt,
  shownStatusKey,
  stepStates,
  isAwaitingPayment,
} from '@/utils/order/order-view';

type OrderStepsProps = Readonly<{
  order: Pick<
    OrderDto,
    'awaiting_payment' | 'delivery_type' | 'status' | 'status_history'
  > & { readonly shop: Pick<OrderDto['shop'], 'timezone'> };
  /** When it is expected. */
  arrival: OrderDto['eta'];
}>;

/** An order's steps, each with its time in the shop's zone; nothing is promised before it is paid. */
export function OrderSteps({ arrival, order }: OrderStepsProps) {
  const { t } = useTranslation('order');
  const zone = order.shop.timezone;
  const isPickup = order.delivery_type === 'pickup';
  const about = (time: string) => (
    <ShortWords short={<bdi dir="ltr">{`~${time}`}</bdi>}>
      {t('order.steps.about', { time })}
    </ShortWords>
  );
  const since = (time: string) => (
    <ShortWords short={time}>{t('order.steps.since', { time })}</ShortWords>
  );
  return (
    <StatusSteps
      label={t('order.steps.label')}
      steps={stepStates(order).map(({ state, status }) => {
        const at = reachedAt(order, status);
        const isUnderWay = state === 'now' && status === 'on_a_way';
        const isPromised = status === 'delivered' && !isAwaitingPayment(order);
        const note = at
          ? isUnderWay
            ? since(formatTime(at, zone))
            : formatTime(at, zone)
          : isPromised && arrival
            ? about(formatTime(arrival.to, zone))
            : undefined;
        return {
          key: status,
          label: t(shownStatusKey(status, isPickup)),
          note,
          state,
        };
      })}
    />
  );
}
