import { useTranslation } from 'react-i18next';
import { StatusSteps } from '@/components/order/status-steps/status-steps';
import type { OrderDto } from '@/server/contracts/order/order';
import { formatTime } from '@/utils/i18n/dates';
import { reachedAt, stepsOf } from '@/utils/order/order-view';
import styles from './order-detail.module.css';

/** Placed, accepted, ready, on the way, delivered: each with its time in the shop's zone. */
export function OrderSteps({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const steps = stepsOf(order);
  const zone = order.shop.timezone;
  const current = steps.indexOf(order.status);
  const isDone = order.status === 'delivered';
  const about = (time: string) => (
    <>
      <span className={styles.wide}>{t('order.steps.about', { time })}</span>
      <bdi dir="ltr" className={styles.narrow}>{`~${time}`}</bdi>
    </>
  );
  const since = (time: string) => (
    <>
      <span className={styles.wide}>{t('order.steps.since', { time })}</span>
      <span className={styles.narrow}>{time}</span>
    </>
  );
  return (
    <StatusSteps
      label={t('order.steps.label')}
      steps={steps.map((status, index) => {
        const at = reachedAt(order, status);
        const isNow = !isDone && index === current;
        const isLast = index === steps.length - 1;
        const isUnderWay = isNow && status === 'on_a_way';
        const note = at
          ? isUnderWay
            ? since(formatTime(at, zone))
            : formatTime(at, zone)
          : isLast && order.eta
            ? about(formatTime(order.eta.to, zone))
            : undefined;
        return {
          key: status,
          label: t(
            status === 'delivered' && order.delivery_type === 'pickup'
              ? 'order.status.pickedUp'
              : `order.status.${status}`,
          ),
          note,
          state: isNow ? 'now' : at ? 'ok' : 'wait',
        };
      })}
    />
  );
}
