import { Phone } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import { Button } from '@/components/ui/button/button';
import { AskDialog } from '@/containers/ui/ask-dialog';
import { Dialog } from '@/containers/ui/dialog';
import type { OrderDto } from '@/server/contracts/order/order';
import { givenBackTo } from '@/utils/order/payment-state';
import styles from './order-detail.module.css';

type CancelDialogProps = Readonly<{
  order: OrderDto;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}>;

/** The kitchen was quicker, maybe while the question stood there: why it is too late, and whom to call. */
function TooLate({ onClose, order }: CancelDialogProps) {
  const { t } = useTranslation('order');
  const { phone, title } = order.shop;
  return (
    <Dialog
      title={t('order.cancel.late')}
      onClose={onClose}
      footer={
        <Button variant="secondary" block onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div role="alert">
        <p>{t('order.cancel.lateText', { shop: title })}</p>
        {phone && (
          <a className={styles.callShop} href={`tel:${phone}`}>
            <Phone size={20} />
            {t('order.callCourier', { name: title })}
          </a>
        )}
      </div>
    </Dialog>
  );
}

/** Asks before an order is cancelled and says what goes back and where; follows what becomes of it meanwhile. */
export function CancelDialog(props: CancelDialogProps) {
  const { t } = useTranslation('order');
  const { isPending, onClose, onConfirm, order } = props;
  if (!order.can_cancel) return <TooLate {...props} />;
  const to = givenBackTo(order);
  const amount = order.total_price;
  const key = to ?? 'none';
  const [before, after] = t(`order.cancel.${key}`, { amount: '\n' }).split(
    '\n',
  );
  return (
    <AskDialog
      isPending={isPending}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('order.cancel.title')}
      keep={t('order.cancel.keep')}
      confirm={t('order.cancel.confirm')}
    >
      <p>{t('order.cancel.text')}</p>
      <p>
        {before}
        {to && <Price amount={amount} currency={order.currency} />}
        {after}
      </p>
    </AskDialog>
  );
}
