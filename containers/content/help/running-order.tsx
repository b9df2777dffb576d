import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Badge } from '@/components/ui/badge/badge';
import { LinkButton } from '@/components/ui/button/button';
import { useOrders } from '@/hooks/order/use-orders';
import { rowArrivalTitle } from '@/utils/order/arrival-words';
import {
  shownStatus,
  STATUS_TONES,
  statusWords,
} from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';
import styles from './running-order.module.css';

/** The newest order under way, which a question is most likely about; nothing without one, or as long as it is not known. */
export function RunningOrder() {
  const { t } = useTranslation('content');
  const [now] = useState(() => new Date());
  const [order] = useOrders('active').rows;
  if (!order) return null;
  const arrival = !order.awaiting_payment && rowArrivalTitle(order, { now, t });
  return (
    <section className={styles.card}>
      <Badge tone={STATUS_TONES[shownStatus(order)]}>
        {statusWords(order, t)}
      </Badge>
      <h2 className={styles.title}>
        {t('help.order.title', { id: order.id })}
      </h2>
      <p className={styles.note}>
        <bdi>{order.shop.title}</bdi>
        {arrival && <span>{arrival}</span>}
      </p>
      <LinkButton href={routes.order(order.id)} prefetch={false} block>
        {t('help.order.open')}
      </LinkButton>
    </section>
  );
}
