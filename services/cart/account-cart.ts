import type { QueryClient } from '@tanstack/react-query';
import type { CartDto } from '@/server/contracts/cart';
import type { CartShop, LocalCartLine } from '@/utils/cart/cart-line';
import {
  type CartProductInput,
  lineToProducts,
} from '@/utils/cart/cart-payload';
import { CART_WRITE_DELAY_MS } from '@/utils/constants/timings';
import { cartQueries } from './cart-queries';
import { cartService } from './cart-service';
import { type CartWish, CartWriter } from './cart-writer';
import { type ServerCartLine, toCartLines } from './to-cart-lines';

/** What is said about writes, in the language of the page. */
export interface CartReports {
  readonly notices: (cart: CartDto) => void;
  readonly failure: (error: unknown) => void;
}

function toRows(
  wishes: readonly CartWish[],
  lines: readonly ServerCartLine[],
): CartProductInput[] {
  return wishes.flatMap(({ line, quantity }) => {
    const known = lines.find(({ key }) => key === line.key);
    if (known)
      return [
        {
          id: known.detailId,
          stock_id: line.stockId,
          quantity,
          note: line.note,
        },
      ];
    return quantity > 0 ? lineToProducts(line, quantity) : [];
  });
}

/** An answer that was overtaken by a later one of the same cart is ignored. */
function newer(known: CartDto | null | undefined, next: CartDto): CartDto {
  return known && known.id === next.id && known.version > next.version
    ? known
    : next;
}

/** Writes to one account's cart and puts the answers into the query cache; shared by all that shows the cart. */
export class AccountCart {
  /** The shop of what was added last, for a cart that is only now being made. */
  shop: CartShop | null = null;
  readonly writer: CartWriter;
  private reports: CartReports | null = null;

  constructor(
    private readonly client: QueryClient,
    readonly userId: number,
  ) {
    this.writer = new CartWriter({
      delayMs: CART_WRITE_DELAY_MS,
      send: (wishes) => this.send(wishes),
    });
  }

  reportTo(reports: CartReports): void {
    this.reports = reports;
  }

  /** A line of a shop with so many in all; of another shop than the cart's, it starts a new one. */
  put(shop: CartShop, line: LocalCartLine, quantity: number): void {
    this.shop = shop;
    this.writer.set({ line, quantity });
  }

  private async send(wishes: readonly CartWish[]): Promise<void> {
    try {
      await this.carryOut(wishes);
    } catch (error) {
      this.reports?.failure(error);
      void this.client.invalidateQueries({
        queryKey: cartQueries.ofUser(this.userId),
      });
      throw error;
    }
  }

  private async carryOut(wishes: readonly CartWish[]): Promise<void> {
    const last = wishes.at(-1)?.line;
    if (!last) return;
    const { currencyId, lang, shopId } = last;
    const { client, userId } = this;
    const options = cartQueries.user({ userId, currencyId, lang });
    const before = await client.query(options);
    const isOther = before !== null && before.shop_id !== shopId;
    if (isOther) await cartService.remove(before.id);
    const known = isOther ? [] : toCartLines(before, { userId, lang });
    const products = toRows(
      wishes.filter(({ line }) => line.shopId === shopId),
      known,
    );
    if (!products.length) return;
    const cart = await cartService.insertProducts({
      shop_id: shopId,
      currency_id: currencyId,
      products,
    });
    client.setQueryData(options.queryKey, (old) => newer(old, cart));
    if (cart.notices?.length) this.reports?.notices(cart);
  }
}

const accounts = new WeakMap<QueryClient, AccountCart>();

/** The one writer of this tab for the account. */
export function accountCart(client: QueryClient, userId: number): AccountCart {
  const known = accounts.get(client);
  if (known?.userId === userId) return known;
  const made = new AccountCart(client, userId);
  accounts.set(client, made);
  return made;
}
