import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderPrompt } from '@/components/content/order-prompt/order-prompt';
import { Badge } from '@/components/ui/badge/badge';
import { useOrders } from '@/hooks/order/use-orders';
import { rowArrivalTitle } from '@/utils/order/arrival-words';
import {
  shownStatus,
  STATUS_TONES,
  statusWords,
} from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';

/** The newest order under way; nothing without one, or as long as it is not known. */
export function RunningOrder() {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const [order] = useOrders('active').rows;
  if (!order) return null;
  return (
    <OrderPrompt
      id={order.id}
      href={routes.order(order.id)}
      shop={order.shop.title}
      arrival={
        order.awaiting_payment ? null : rowArrivalTitle(order, { now, t })
      }
      status={
        <Badge tone={STATUS_TONES[shownStatus(order)]}>
          {statusWords(order, t)}
        </Badge>
      }
    />
  );
}
