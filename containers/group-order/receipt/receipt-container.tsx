import { Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { ReceiptCard } from '@/components/group-order/receipt/receipt-card';
import { ReceiptShares } from '@/components/group-order/receipt/receipt-shares';
import { Button, LinkButton } from '@/components/ui/button/button';
import { LoadFailed } from '@/components/ui/empty-state/load-failed';
import { LoadingLines } from '@/components/ui/skeletons/lines-skeleton';
import { useShell } from '@/contexts/shell-context';
import { useReceipt } from '@/hooks/group-order/use-receipt';
import { untilLoaded } from '@/utils/browser/until-loaded';
import { calendarWords } from '@/utils/i18n/dates';
import { isUnderWay } from '@/utils/order/order-view';
import { routes } from '@/utils/shell/routes';
import styles from './receipt-container.module.css';

// the owner follows it on the order's own page
const OrderProgress = dynamic(() =>
  untilLoaded(() => import('./order-progress')).then(
    (module) => module.OrderProgress,
  ),
);

/** /group/receipt/{uuid}: what one member ordered and pays and how far it is; for who placed the order everybody's share. */
export function ReceiptContainer({ uuid }: Readonly<{ uuid: string }>) {
  const { t } = useTranslation();
  const { legal } = useShell().brand ?? {};
  const { isFailed, readAt, receipt, retry } = useReceipt(uuid);
  if (!receipt)
    return (
      <div className={styles.page}>
        {isFailed ? (
          <LoadFailed
            headingLevel={1}
            title={t('group.failed')}
            text={t('error.offline')}
            onRetry={retry}
          />
        ) : (
          <LoadingLines count={4} />
        )}
      </div>
    );
  const { order } = receipt;
  const when = t(
    'date.full',
    calendarWords(order.created_at, order.shop.timezone, t),
  );
  return (
    <div className={styles.page}>
      {order.id === null && isUnderWay(order.status) && (
        <OrderProgress order={order} now={readAt} />
      )}
      <ReceiptCard receipt={receipt} when={when} legal={legal} />
      {receipt.members.length > 0 && (
        <ReceiptShares
          members={receipt.members}
          currency={receipt.currency}
          own={receipt.uuid}
        />
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<Printer size={20} />}
          onClick={() => window.print()}
        >
          {t('group.receipt.print')}
        </Button>
        <LinkButton
          variant="line"
          href={
            order.id === null ? routes.shop(order.shop) : routes.order(order.id)
          }
        >
          {order.id === null
            ? t('group.toShop', { shop: order.shop.title })
            : t('order.number', { id: order.id })}
        </LinkButton>
      </div>
    </div>
  );
}
