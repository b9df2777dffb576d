import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { productTranslations } from '@/server/db/schema/products';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';

const ORDERS = '/dashboard/user/orders';

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

function body(overrides: Record<string, unknown> = {}) {
  return orderBody(filled.cartId, filled.shop.payments.cash, overrides);
}

describe('own orders', () => {
  it('name a dish in a language that its menu got later, and as it was ordered in the others', async () => {
    const { product, shopper } = filled;
    const { id } = (await placeOrder(api, shopper, body())).body.data;
    const titleIn = async (lang: string): Promise<string> => {
      const answer = await api.get(`${ORDERS}/${id}?lang=${lang}`, shopper);
      return answer.body.data.details[0].stock.product.title;
    };
    const ordered = await titleIn('en');
    expect(await titleIn('de')).toBe(ordered);
    await api.db.insert(productTranslations).values({
      productId: product.id,
      locale: 'de',
      title: 'Uigurischer Lagman',
    });
    await api.db
      .update(productTranslations)
      .set({ title: 'Renamed' })
      .where(
        and(
          eq(productTranslations.productId, product.id),
          eq(productTranslations.locale, 'en'),
        ),
      );
    expect(await titleIn('de')).toBe('Uigurischer Lagman');
    expect(await titleIn('en')).toBe(ordered);
    const [row] = (await api.get(`${ORDERS}/paginate?lang=de`, shopper)).body
      .data;
    expect(row.items_title).toBe('Uigurischer Lagman');
    // of a dish that is gone stays what was ordered
    await api.db
      .delete(productTranslations)
      .where(eq(productTranslations.productId, product.id));
    expect(await titleIn('de')).toBe(ordered);
  });

  it('are listed newest first, filtered by status, and belong to nobody else', async () => {
    const { shopper } = filled;
    const first = (await placeOrder(api, shopper, body())).body.data;
    const cartId = await fillCart(api, shopper, {
      shopId: filled.shop.id,
      stockId: filled.product.stockId,
      quantity: 1,
    });
    const second = (
      await placeOrder(
        api,
        shopper,
        orderBody(cartId, filled.shop.payments.cash),
      )
    ).body.data;
    await api.post(
      `${ORDERS}/${first.id}/status/change?status=cancelled`,
      {},
      shopper,
    );
    const ids = async (query: string) =>
      (await api.get(`${ORDERS}/paginate?${query}`, shopper)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('sort=asc&column=total_price')).toEqual([
      second.id,
      first.id,
    ]);
    expect(await ids('statuses[]=cancelled&statuses[]=delivered')).toEqual([
      first.id,
    ]);
    expect(await ids('statuses[0]=canceled')).toEqual([first.id]);
    const page = await api.get(`${ORDERS}/paginate?perPage=1&page=2`, shopper);
    expect(page.body.meta).toMatchObject({
      current_page: 2,
      last_page: 2,
      total: 2,
    });
    expect(page.body.data[0]).not.toHaveProperty('details');
    expect(
      (await api.get(`${ORDERS}/paginate?statuses[]=eaten`, shopper)).status,
    ).toBe(400);
    const stranger = await createShopper(api);
    expect((await api.get(`${ORDERS}/${first.id}`, stranger)).status).toBe(404);
    expect(
      (await api.get(`${ORDERS}/paginate`, stranger)).body.meta.total,
    ).toBe(0);
    expect(
      (
        await api.post(
          `${ORDERS}/${second.id}/status/change?status=cancelled`,
          {},
          stranger,
        )
      ).status,
    ).toBe(404);
    expect((await api.get(`${ORDERS}/nonsense`, shopper)).status).toBe(404);
  });

  it('are cancelled only while they are new', async () => {
    const { data } = (await placeOrder(api, filled.shopper, body())).body;
    const change = (status: string) =>
      api.post(
        `${ORDERS}/${data.id}/status/change?status=${status}`,
        {},
        filled.shopper,
      );
    expect((await change('delivered')).status).toBe(400);
    await api.post(
      `/dashboard/admin/orders/${data.id}/status`,
      { status: 'accepted' },
      { token: TEST_OPERATOR_TOKEN },
    );
    expect((await change('cancelled')).body.statusCode).toBe('ERROR_254');
    expect(await stockLeft(api.db, filled.product.stockId)).toBe(98);
  });
});
