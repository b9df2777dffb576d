import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge/badge';
import { LinkButton } from '@/components/ui/button/link-button';
import { OrderCard } from '@/components/order/order-card/order-card';
import { StatusSteps } from '@/components/order/status-steps/status-steps';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { formatDay, formatTime } from '@/utils/i18n/dates';
import { rowArrivalTitle } from '@/utils/order/arrival-words';
import {
  isUnderWay,
  REFUND_TONES,
  shownStatus,
  shownStatusKey,
  STATUS_TONES,
  statusWords,
  stepStates,
} from '@/utils/order/order-view';
import { isAwaitingPayment } from '@/utils/order/payment-state';
import { RepeatButton } from '@/containers/order/repeat/repeat-button';
import { routes } from '@/utils/shell/routes';

type OrderRowProps = Readonly<{ order: OrderRowDto }>;

/** How far it is: the bar of the order's page without its words. */
function OrderProgress({ order }: OrderRowProps) {
  const { t } = useTranslation();
  const isPickup = order.delivery_type === 'pickup';
  return (
    <StatusSteps
      bare
      label={t('order.steps.label')}
      steps={stepStates(order).map(({ state, status }) => ({
        key: status,
        label: t(shownStatusKey(status, isPickup)),
        state,
      }))}
    />
  );
}

/** An order of the list, in its own currency and the shop's time. */
export function OrderRow({ order }: OrderRowProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { created_at: createdAt, refund_status: refund, shop, status } = order;
  const isDue = isAwaitingPayment(order);
  const isLive = isUnderWay(status);
  const href = routes.order(order.id);
  return (
    <OrderCard
      href={href}
      logo={shop.logo_img ?? shop.card_img}
      shop={shop.title}
      pictures={order.items_img}
      items={order.items_title}
      number={t('order.short', { id: order.id })}
      when={t('orders.when', {
        day: formatDay(createdAt, shop.timezone, t),
        time: formatTime(createdAt, shop.timezone),
      })}
      arrival={isLive && !isDue ? rowArrivalTitle(order, { now, t }) : null}
      steps={isLive && !isDue && <OrderProgress order={order} />}
      isScheduled={order.scheduled}
      status={
        <Badge tone={STATUS_TONES[shownStatus(order)]}>
          {statusWords(order, t)}
        </Badge>
      }
      refund={
        refund && (
          <Badge tone={REFUND_TONES[refund]}>{t(`refund.${refund}`)}</Badge>
        )
      }
      total={order.total_price}
      currency={order.currency}
      action={
        isLive ? (
          <LinkButton
            href={href}
            prefetch={false}
            variant={isDue ? 'primary' : 'secondary'}
            size="s"
          >
            {t(isDue ? 'order.pay.now' : 'orders.track')}
          </LinkButton>
        ) : (
          <RepeatButton order={order} variant="secondary" size="s" />
        )
      }
    />
  );
}
