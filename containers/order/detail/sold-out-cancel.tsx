import { useTranslation } from '@/utils/i18n/use-translation';
import { AskDialog } from '@/containers/ui/ask-dialog';
import type { OrderDto } from '@/server/contracts/order/order';
import { moneyText } from '@/utils/money/money-text';
import { givenBackTo } from '@/utils/order/payment-state';

type SoldOutCancelProps = Readonly<{
  order: OrderDto;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}>;

/** Asks before an order is cancelled for want of a dish, and says where its money goes. */
export function SoldOutCancel({ order, ...dialog }: SoldOutCancelProps) {
  const { i18n, t } = useTranslation('order');
  const { currency, total_price: total } = order;
  const amount = moneyText(total, currency, i18n.language);
  return (
    <AskDialog
      {...dialog}
      title={t('order.cancel.title')}
      keep={t('order.cancel.keep')}
      confirm={t('order.cancel.confirm')}
    >
      <p>{t(`order.cancel.${givenBackTo(order) ?? 'none'}`, { amount })}</p>
    </AskDialog>
  );
}
