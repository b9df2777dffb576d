import { randomUUID } from 'node:crypto';

/** Something that can be ordered right now without choosing options. */
export interface Dish {
  readonly shopId: number;
  readonly stockId: number;
  readonly paymentId: number;
  /** How many of it make an order the shop takes. */
  readonly quantity: number;
}

export interface Attempt {
  readonly key: string;
  readonly body: object;
}

interface ShopRow {
  id: number;
  min_amount: number;
  shop_payments: { payment: { id: number; tag: string } }[];
}
interface ProductRow {
  stocks: {
    id: number;
    total_price: number;
    quantity: number;
    addon_groups: unknown[];
  }[];
}
interface OrderRow {
  id: number;
  total_price: number;
  details: { quantity: number }[];
}

async function dataOf<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** Dishes of the demo city in shops that are open now, the fullest stocks first. */
export async function findDishes(site: string): Promise<Dish[]> {
  const list = `${site}/api/v1/rest/shops/paginate?open=1&perPage=5`;
  const shops = await dataOf<ShopRow[]>(await fetch(list));
  const found: (Dish & { left: number })[] = [];
  for (const shop of shops) {
    const cash = shop.shop_payments.find(
      ({ payment }) => payment.tag === 'cash',
    );
    const menu = `${site}/api/v1/rest/shops/${shop.id}/products/paginate?perPage=50`;
    const products = await dataOf<ProductRow[]>(await fetch(menu));
    const plain = products
      .flatMap(({ stocks }) => stocks)
      .filter(
        (stock) => stock.addon_groups.length === 0 && stock.total_price > 0,
      );
    for (const { id, quantity, total_price: price } of plain)
      found.push({
        shopId: shop.id,
        stockId: id,
        paymentId: cash?.payment.id ?? 1,
        quantity: Math.ceil(shop.min_amount / price) + 1,
        left: quantity,
      });
  }
  const ordersLeft = ({ left, quantity }: { left: number; quantity: number }) =>
    left / quantity;
  return found.sort((a, b) => ordersLeft(b) - ordersLeft(a));
}

/** How much of a dish is left. */
export async function leftOf(site: string, dish: Dish): Promise<number> {
  const menu = `${site}/api/v1/rest/shops/${dish.shopId}/products/paginate?perPage=50`;
  const products = await dataOf<ProductRow[]>(await fetch(menu));
  const stock = products
    .flatMap(({ stocks }) => stocks)
    .find(({ id }) => id === dish.stockId);
  return stock?.quantity ?? 0;
}

/** A signed-in customer who calls the API over HTTP, at whichever server is named. */
export class HttpShopper {
  private constructor(private readonly token: string) {}

  /** Registers a new account: the code is read from the development outbox. */
  static async register(
    site: string,
    operatorToken: string,
  ): Promise<HttpShopper> {
    const email = `shopper-${randomUUID()}@sofra.example`;
    const post = async <T>(path: string, body: object) =>
      dataOf<T>(
        await fetch(`${site}/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    await post('/auth/register', { email });
    const outbox = `${site}/api/v1/dev/outbox?to=${encodeURIComponent(email)}`;
    const headers = { authorization: `Bearer ${operatorToken}` };
    const [mail] = await dataOf<{ code: string }[]>(
      await fetch(outbox, { headers }),
    );
    const { verify_token } = await post<{ verify_token: string }>(
      '/auth/verify/code',
      { email, verifyCode: mail?.code },
    );
    const { access_token } = await post<{ access_token: string }>(
      '/auth/after-verify',
      {
        verify_token,
        firstname: 'Aziza',
        lastname: 'Karimova',
        password: 'plov-and-tea',
        password_confirmation: 'plov-and-tea',
      },
    );
    return new HttpShopper(access_token);
  }

  private call(
    site: string,
    method: string,
    path: string,
    attempt?: Partial<Attempt>,
  ): Promise<Response> {
    return fetch(`${site}/api/v1/dashboard/user${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...(attempt?.key && { 'idempotency-key': attempt.key }),
      },
      body: attempt?.body && JSON.stringify(attempt.body),
    });
  }

  /** Fills the cart and says what the order will be. */
  async fillCart(site: string, dish: Dish): Promise<Attempt> {
    const products = [{ stock_id: dish.stockId, quantity: dish.quantity }];
    const body = { shop_id: dish.shopId, products };
    const answer = await this.call(site, 'POST', '/cart/insert-product', {
      body,
    });
    const cart = await dataOf<{ id: number }>(answer);
    return {
      key: randomUUID(),
      body: {
        cart_id: cart.id,
        delivery_type: 'pickup',
        payment_id: dish.paymentId,
        phone: '+998901234567',
      },
    };
  }

  /** Places the order; answers its id. */
  async place(site: string, attempt: Attempt): Promise<number> {
    const answer = await this.call(site, 'POST', '/orders', attempt);
    return (await dataOf<{ id: number }>(answer)).id;
  }

  /** Every order of this customer, whole. */
  async orders(site: string): Promise<OrderRow[]> {
    const list = await this.call(site, 'GET', '/orders/paginate?perPage=100');
    const rows = await dataOf<{ id: number }[]>(list);
    return Promise.all(
      rows.map(async ({ id }) =>
        dataOf<OrderRow>(await this.call(site, 'GET', `/orders/${id}`)),
      ),
    );
  }
}
