import { useShell } from '@/contexts/shell-context';
import { useQuote } from '@/hooks/checkout/use-quote';
import type { Mode } from '@/utils/checkout/mode';
import type { CartDto } from '@/server/contracts/cart';
import type {
  CalculateBodyDto,
  QuoteDto,
} from '@/server/contracts/checkout/quote';
import { areaOf } from '@/utils/address/area-of';
import { deliveryPoint } from '@/utils/address/delivery-point';
import { useFreshShares } from './use-fresh-shares';

/**
 * The server's price of the whole group's cart, had like that, for its owner's address; null until there is something
 * to price, and while another one is asked for. Each one shares the fees out anew, so the cart is read again: the sums
 * and the shares are of the same quote.
 */
export function useGroupQuote(
  cart: CartDto | null,
  {
    isEmpty,
    reread,
    type,
  }: {
    readonly isEmpty: boolean;
    readonly reread: () => void;
    readonly type: Mode;
  },
): QuoteDto | null {
  const { address, currency } = useShell();
  const point = address && deliveryPoint(address);
  const area = address && areaOf(address.title);
  const wish: CalculateBodyDto | null =
    type === 'pickup'
      ? { type, currency_id: currency.id }
      : point && {
          type,
          address: point,
          currency_id: currency.id,
          ...(area && { area }),
        };
  const { isUpdating, quote } = useQuote(isEmpty ? null : cart, {
    body: isEmpty ? null : wish,
    onCartChanged: reread,
  });
  const isOwn = !isUpdating && quote?.cart_version === cart?.version;
  const own = isOwn ? quote : null;
  useFreshShares(own?.id ?? null, reread);
  return own;
}
