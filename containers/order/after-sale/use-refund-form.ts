import { useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { array, boolean, mixed, object, string } from 'yup';
import { useServerForm } from '@/hooks/form/use-server-form';
import { useAfterSale } from '@/hooks/order/use-after-sale';
import { useOrderLines } from '@/hooks/order/use-order-lines';
import { usePictures } from '@/hooks/order/use-pictures';
import type { OrderDto } from '@/server/contracts/order/order';
import { randomKey } from '@/utils/browser/random-key';
import type {
  RefundDestination,
  RefundReason,
} from '@/utils/constants/after-sale';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { toDecimal, toMinor } from '@/utils/money/money';
import type { OrderLineView } from '@/utils/order/order-view';
import { type RefundPick, refundOfItems } from '@/utils/order/refund-amount';
import { notify } from '@/utils/shell/notices';

export interface RefundValues {
  readonly whole: boolean;
  readonly items: readonly RefundPick[];
  readonly reason: RefundReason | '';
  readonly cause: string;
  readonly destination: RefundDestination;
}

const words = string().trim().max(NOTE_MAX_LENGTH, 'form.tooLong');

const schema = object({
  whole: boolean(),
  items: array(mixed()).when('whole', {
    is: false,
    then: (items) => items.min(1, 'refund.itemsRequired'),
  }),
  reason: string().required('refund.reasonRequired'),
  cause: words.when('reason', {
    is: 'other',
    then: (cause) => cause.required('refund.moreRequired'),
  }),
});

const paidLines = (lines: readonly OrderLineView[]) =>
  lines.map(({ id, quantity, total }) => ({
    id,
    quantity,
    totalMinor: toMinor(total),
  }));

/** What is asked for, checked and sent once; pictures go ahead of it. */
export function useRefundForm(order: OrderDto, onDone: () => void) {
  const { t } = useTranslation(['form', 'orders']);
  const { askRefund } = useAfterSale(order);
  const pictures = usePictures('refunds');
  // The same request twice is one refund.
  const key = useRef('');
  const { lines } = useOrderLines(order);
  const worth = (picks: readonly RefundPick[]) =>
    refundOfItems(
      toMinor(order.refund_offer?.goods ?? 0),
      paidLines(lines.filter(({ leftOut }) => !leftOut)),
      picks,
      order.currency,
    );
  const values: RefundValues = {
    whole: false,
    items: [],
    reason: '',
    cause: '',
    destination: order.refund_offer?.destinations[0] ?? 'wallet',
  };
  const form = useServerForm({
    name: 'refund',
    initialValues: values,
    schema,
    submit: async ({ cause, destination, items, reason, whole }) => {
      const images = await pictures.paths();
      if (!images || !reason) return;
      key.current ||= randomKey();
      await askRefund(
        {
          reason,
          cause: cause.trim(),
          destination,
          images,
          ...(!whole && {
            items: items.map(({ id, quantity }) => ({
              order_detail_id: id,
              quantity,
            })),
          }),
        },
        key.current,
      );
      notify({ type: 'success', title: t('refund.sent') });
      onDone();
    },
  });
  const { items, whole } = form.values;
  return {
    ...form,
    pictures,
    /** What it comes to; the server counts it the same way. */
    amount: whole
      ? (order.refund_offer?.whole ?? 0)
      : toDecimal(worth(items).amountMinor),
    /** What so much of the lines is worth, in minor units. */
    worth,
    /** Another request than before has another key. */
    change: (next: Partial<RefundValues>) => {
      key.current = '';
      form.change(next);
    },
  };
}

export type RefundForm = ReturnType<typeof useRefundForm>;
