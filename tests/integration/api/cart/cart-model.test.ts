import fc from 'fast-check';
import { describe } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import type { ModelDish } from '@/tests/support/cart/cart-model';
import { actions, CartPerson } from '@/tests/support/cart/cart-person';
import { createShopper } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';

const RUNS = 60;
/** For a busy machine; it is over in half a minute on an idle one. */
const TIMEOUT_MS = 300_000;

let dishes: ModelDish[];

it.beforeAll(async () => {
  const first = (await createShop(api.db)).id;
  const second = (await createShop(api.db)).id;
  const dish = async (shopId: number, left: number): Promise<ModelDish> => {
    const rules = { maxQty: 10, quantity: left };
    const { stockId } = await createProduct(api.db, shopId, rules);
    return { stockId, shopId, most: Math.min(10, left) };
  };
  dishes = [
    await dish(first, 100),
    await dish(first, 7),
    await dish(first, 100),
    await dish(second, 100),
    await dish(second, 4),
  ];
});

describe('whatever a person does', () => {
  it(
    'the server holds what a plain model holds',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(actions, { minLength: 1, maxLength: 10 }),
          async (sequence) => {
            const { token } = await createShopper(api);
            const person = new CartPerson(api, token, dishes);
            for (const action of sequence) await person.act(action);
            await person.compare();
          },
        ),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});
