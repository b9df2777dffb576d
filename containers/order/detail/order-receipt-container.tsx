import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderReceipt } from '@/components/order/order-receipt/order-receipt';
import { Button } from '@/components/ui/button/button';
import { LinkButton } from '@/components/ui/button/link-button';
import { OrderMissing } from './order-missing';
import { useShell } from '@/contexts/shell-context';
import { useOrder } from '@/hooks/order/use-order';
import { useOrderLines } from '@/hooks/order/use-order-lines';
import type { OrderDto } from '@/server/contracts/order/order';
import { routes } from '@/utils/shell/routes';
import styles from './order-receipt.module.css';

function Receipt({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const { lines } = useOrderLines(order);
  const { brand, unit } = useShell();
  return (
    <div className={styles.page}>
      <OrderReceipt
        order={order}
        lines={lines}
        unit={unit}
        legal={brand?.legal}
      />
      <div className={styles.actions}>
        <Button
          className={styles.print}
          variant="secondary"
          icon={<Printer size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('group.receipt.print')}
        </Button>
        <LinkButton variant="line" href={routes.order(order.id)}>
          {t('receipt.back')}
        </LinkButton>
      </div>
    </div>
  );
}

/** /orders/{id}/receipt: all of an order on one sheet of paper. */
export function OrderReceiptContainer({ id }: Readonly<{ id: number }>) {
  const { error, order, refetch } = useOrder(id);
  if (!order)
    return (
      <OrderMissing isFailed={error !== null} onRetry={() => void refetch()} />
    );
  return <Receipt order={order} />;
}
