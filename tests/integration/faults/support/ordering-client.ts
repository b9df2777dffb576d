import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@/scripts/lib/random';
import type { ApiAnswer } from '@/tests/support/api/api-harness';
import { orderBody } from '@/tests/support/factories/cart';
import type { CalledApi } from '@/tests/support/api/http-api';
import { type Customer, signInOver, type World } from './world';

const AGAIN_MS = 40;

export interface WantedLine {
  readonly stockId: number;
  readonly quantity: number;
  /** An add-on, one for each unit. */
  readonly sauce?: number;
}

/** An order that the server said yes to. */
export interface Acknowledged {
  readonly id: number;
  readonly key: string;
  readonly body: object;
  /** The whole first answer: a repeat must equal it. */
  readonly answer: unknown;
  readonly lines: readonly WantedLine[];
  readonly wallet: boolean;
  readonly customer: Customer;
}

export interface OrderingClient {
  readonly customer: Customer;
  readonly token: string;
  readonly acknowledged: Acknowledged[];
  /** Answers that no crash explains. */
  readonly surprises: string[];
  /** How often a server died with an order of this client under way. */
  cut: number;
  /** Whether an order is under way, and how many milliseconds the last one took. */
  isOrdering: boolean;
  tookMs: number;
  /** Orders one after the other until told to stop; the last one is asked for until it is answered. */
  run(shouldStop: () => boolean): Promise<void>;
  /** Asks for an acknowledged order again, with its key. */
  again(order: Acknowledged): Promise<ApiAnswer>;
}

function toProducts(lines: readonly WantedLine[]): object[] {
  return lines.flatMap(({ quantity, sauce, stockId }) => [
    { stock_id: stockId, quantity },
    ...(sauce ? [{ stock_id: sauce, quantity: 1, parent_id: stockId }] : []),
  ]);
}

function chooseLines(world: World, random: Random): WantedLine[] {
  const [first = 0] = world.dishes;
  const dishes = random
    .shuffled(world.dishes)
    .slice(0, random.whole(1, world.dishes.length));
  return dishes.map((stockId) => ({
    stockId,
    quantity: random.whole(1, 3),
    ...(stockId === first && { sauce: random.pick(world.sauces) }),
  }));
}

/** Refused because the same key is at work elsewhere, or the server is going or coming: ask again. */
const isPassing = ({ headers, status }: ApiAnswer): boolean =>
  status === 503 || (status === 409 && headers.has('retry-after'));

/** False when nobody listened: the call never left. */
function wasSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return !JSON.stringify([cause, String(cause)]).includes('ECONNREFUSED');
}

/** A customer who keeps ordering, through crashes: whatever breaks is asked for again with the same key. */
export async function createOrderingClient(
  api: CalledApi,
  world: World,
  given: {
    readonly customer: Customer;
    readonly random: Random;
    /** Gives up, also in the middle of an order. */
    readonly signal: AbortSignal;
  },
): Promise<OrderingClient> {
  const { customer, random, signal } = given;
  const token = await signInOver(api, customer);
  const client: OrderingClient = {
    customer,
    token,
    acknowledged: [],
    surprises: [],
    cut: 0,
    isOrdering: false,
    tookMs: 0,
    run,
    again: ({ body, key }) => post('/dashboard/user/orders', body, key),
  };

  async function post(path: string, body: object, key?: string) {
    for (;;) {
      try {
        const headers: Record<string, string> = key
          ? { 'Idempotency-Key': key }
          : {};
        const answer = await api.post(path, body, { token, headers });
        if (!isPassing(answer)) return answer;
      } catch (error) {
        if (key && wasSent(error)) client.cut += 1;
      }
      await sleep(AGAIN_MS, undefined, { signal });
    }
  }

  async function orderOnce(count: number): Promise<void> {
    const lines = chooseLines(world, random);
    const cart = await post('/dashboard/user/cart/insert-product', {
      shop_id: world.shopId,
      products: toProducts(lines),
    });
    if (cart.status !== 200)
      return void client.surprises.push(`cart: ${JSON.stringify(cart.body)}`);
    const wallet = random.chance(0.5);
    const payment = world.payments[wallet ? 'wallet' : 'cash'];
    // Once per person.
    const more = count === 0 ? { coupon: world.coupon } : {};
    const body = orderBody(Number(cart.body.data.id), payment, more);
    const key = `${customer.id}-${count}`;
    const startedAt = performance.now();
    client.isOrdering = true;
    const answer = await post('/dashboard/user/orders', body, key);
    client.isOrdering = false;
    client.tookMs = performance.now() - startedAt;
    if (answer.status !== 200)
      return void client.surprises.push(
        `order: ${JSON.stringify(answer.body)}`,
      );
    const id = Number(answer.body.data.id);
    client.acknowledged.push({
      ...{ id, key, body, lines, wallet, customer },
      answer: answer.body,
    });
  }

  async function run(shouldStop: () => boolean): Promise<void> {
    for (let count = 0; !shouldStop() && !client.surprises.length; count += 1)
      await orderOnce(count);
  }

  return client;
}
