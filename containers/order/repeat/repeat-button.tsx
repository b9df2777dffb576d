import { RotateCcw } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button, type ButtonProps } from '@/components/ui/button/button';
import { useRepeatOrder } from '@/hooks/order/use-repeat-order';
import type { OrderBaseDto } from '@/server/contracts/order/order';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';

const RepeatDialog = lazyBlock(
  withTexts(
    ['cart', 'date', 'dish', 'order', 'shop'],
    () => import('./repeat-dialog'),
  ),
  'RepeatDialog',
);
const CartQuestionDialog = lazyBlock(
  withTexts(['cart'], () => import('@/containers/cart/cart-question-dialog')),
  'CartQuestionDialog',
);

type RepeatButtonProps = Readonly<{ order: OrderBaseDto }> &
  Pick<ButtonProps, 'block' | 'size' | 'variant'>;

/** "Order again": the same into the cart; what is not as it was is named. */
export function RepeatButton({ order, ...style }: RepeatButtonProps) {
  const { t } = useTranslation('order');
  const { answer, close, isPending, question, repeat, result } =
    useRepeatOrder(order);
  const size = style.size === 's' ? 18 : 20;
  return (
    <>
      <Button
        {...style}
        loading={isPending}
        icon={<RotateCcw size={size} />}
        onClick={repeat}
      >
        {t('order.repeat.action')}
      </Button>
      {question && <CartQuestionDialog question={question} onAnswer={answer} />}
      {result && (
        <RepeatDialog
          result={result}
          currency={order.currency}
          onClose={close}
        />
      )}
    </>
  );
}
