import { ReceiptShares } from '@/components/group-order/receipt/receipt-shares';
import { useReceipt } from '@/hooks/group-order/use-receipt';

/** On the owner's order: what each of the group pays, and the way to their receipts. */
export function OrderShares({ uuid }: Readonly<{ uuid: string }>) {
  const { receipt } = useReceipt(uuid);
  if (!receipt) return null;
  return (
    <ReceiptShares
      members={receipt.members}
      currency={receipt.currency}
      own={null}
    />
  );
}
