import { LinesByMember } from '@/components/group-order/lines-by-member/lines-by-member';
import { useShell } from '@/contexts/shell-context';
import { useCart } from '@/hooks/cart/use-cart';
import { useCheckoutLines } from '@/hooks/checkout/use-checkout-lines';
import { useGroup } from '@/hooks/group-order/use-group';
import { useFreshShares } from '@/hooks/group-order/use-fresh-shares';
import type { CartDto } from '@/server/contracts/cart';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import { membersParts } from '@/utils/group-order/members-parts';

type GroupLinesProps = Readonly<{ cart: CartDto; quote: QuoteDto | null }>;

/** What a group is about to order, by member, with what each pays of the quote. */
export function GroupLines({ cart, quote }: GroupLinesProps) {
  const { currency } = useShell();
  const { retry } = useCart();
  useFreshShares(quote?.id ?? null, retry);
  const { lines } = useCheckoutLines(cart, quote);
  const group = useGroup({ confirmed: cart });
  if (!group) return null;
  return (
    <LinesByMember
      parts={membersParts(group, lines, quote?.total_price ?? null)}
      currency={currency}
    />
  );
}
