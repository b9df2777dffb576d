import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge/badge';
import { OrderCard } from '@/components/order/order-card/order-card';
import type { OrderRowDto } from '@/server/contracts/order/order';
import { formatDay, formatTime } from '@/utils/i18n/dates';
import { arrivalTitle } from '@/utils/order/arrival-words';
import {
  isUnderWay,
  REFUND_TONES,
  shownStatus,
  STATUS_TONES,
  statusKey,
} from '@/utils/order/order-view';
import { RepeatButton } from '@/containers/order/repeat/repeat-button';
import { routes } from '@/utils/shell/routes';

/** An order of the list, in its own currency and the shop's time. */
export function OrderRow({ order }: Readonly<{ order: OrderRowDto }>) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { created_at: createdAt, refund_status: refund, shop, status } = order;
  return (
    <OrderCard
      href={routes.order(order.id)}
      logo={shop.logo_img ?? shop.card_img}
      shop={shop.title}
      pictures={order.items_img}
      items={order.items_title}
      number={t('order.short', { id: order.id })}
      when={t('orders.when', {
        day: formatDay(createdAt, shop.timezone, t),
        time: formatTime(createdAt, shop.timezone),
      })}
      arrival={
        isUnderWay(status) && !order.awaiting_payment
          ? arrivalTitle(order, { now, t })
          : null
      }
      isScheduled={order.scheduled}
      status={
        <Badge tone={STATUS_TONES[shownStatus(order)]}>
          {t(statusKey(order))}
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
        !isUnderWay(status) && (
          <RepeatButton order={order} variant="secondary" size="s" />
        )
      }
    />
  );
}
