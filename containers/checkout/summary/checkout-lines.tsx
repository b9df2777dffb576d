import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import {
  type OrderLine,
  OrderLines,
} from '@/components/order/order-lines/order-lines';
import { useShell } from '@/contexts/shell-context';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';

// in the page's HTML where a group orders, and no script of theirs elsewhere
const GroupLines = dynamic(() =>
  import('@/containers/group-order/group-lines').then(
    (module) => module.GroupLines,
  ),
);

type CheckoutLinesProps = Readonly<{
  cart: CartDto;
  quote: QuoteDto | null;
  lines: readonly OrderLine[];
  /** Where a note can still be written: what stands in its place. */
  noteOf?: (line: OrderLine) => ReactNode;
}>;

/** What is being ordered; of a group by who ordered it. */
export function CheckoutLines({
  cart,
  lines,
  noteOf,
  quote,
}: CheckoutLinesProps) {
  const { currency } = useShell();
  return cart.group_order ? (
    <GroupLines cart={cart} quote={quote} />
  ) : (
    <OrderLines lines={lines} currency={currency} {...(noteOf && { noteOf })} />
  );
}
