import '@testing-library/jest-dom/vitest';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import { getServerSideProps } from '@/pages/ticket/[token]';
import { orderDetails } from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { fillCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { hearNewOrder, orderRow } from '@/tests/support/kitchen/heard-order';
import {
  formOf,
  screenOf,
  visitPlain,
} from '@/tests/support/kitchen/plain-visit';
import { htmlFaults } from '@/tests/support/site/page-facts';
import { makeLink } from '@/server/domain/kitchen/links';

it.beforeAll(() => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

type Fields = Readonly<Record<string, string>>;

const visit = (token: string, query: Fields = {}, form?: Fields) =>
  visitPlain(getServerSideProps, { token, query, form });

/** A ticket of two dishes, and the rows of both. */
async function hearTwoDishes() {
  const { product, shop, shopper } = await hearNewOrder(api);
  const other = await createProduct(api.db, shop.id);
  const line = { shopId: shop.id, quantity: 1 };
  await fillCart(api, shopper, { ...line, stockId: product.stockId });
  const cartId = await fillCart(api, shopper, {
    ...line,
    stockId: other.stockId,
  });
  const body = orderBody(cartId, shop.payments.cash);
  const placed = await placeOrder(api, shopper, body);
  const orderId = Number(placed.body.data.id);
  const token = await makeLink(
    { db: api.db, now: new Date() },
    { kind: 'ticket', shopId: shop.id, orderId },
  );
  const rows = await api.db
    .select()
    .from(orderDetails)
    .where(eq(orderDetails.orderId, orderId))
    .orderBy(orderDetails.id);
  return { id: orderId, token, rows };
}

async function post(token: string, form: Fields): Promise<Fields> {
  const { headers, status } = await visit(token, {}, form);
  expect(status).toBe(303);
  const to = new URL(headers.location ?? '', 'http://sofra.example');
  return Object.fromEntries(to.searchParams);
}

async function soldOutUntil(stockId: number): Promise<Date | null> {
  const [row] = await api.db
    .select({ until: stocks.soldOutUntil })
    .from(stocks)
    .where(eq(stocks.id, stockId));
  return row?.until ?? null;
}

describe('a line of a ticket that is sold out', () => {
  it('is asked about, for everybody today unless the box is cleared, and may be undone', async () => {
    const { rows, token } = await hearTwoDishes();
    const [row] = rows;
    if (!row) throw new Error('the order has no line');
    const [first] = screenOf(await visit(token)).getAllByRole('link', {
      name: /^Sold out: Dish/,
    });
    const asked = new URL(
      first?.getAttribute('href') ?? '',
      'http://x.example',
    );
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      view: 'sold-out',
      line: String(row.id),
    });
    const view = await visit(token, Object.fromEntries(asked.searchParams));
    expect(await htmlFaults(view.html)).toEqual([]);
    const form = formOf(
      screenOf(view).getByRole('button', { name: 'Ask the customer' }),
    );
    expect(form).toMatchObject({ everyone: 'on', line: String(row.id) });
    const said = await post(token, form);
    const page = screenOf(await visit(token, said));
    expect(page.getByRole('status')).toHaveTextContent(
      'The customer is being asked.',
    );
    expect(page.getByRole('main')).toHaveTextContent(
      /Sold out\. The customer decides by \d\d:\d\d\./,
    );
    expect(await soldOutUntil(row.stockId)).not.toBeNull();
    const undo = formOf(page.getByRole('button', { name: /^Undo: Dish/ }));
    expect(await post(token, undo)).toEqual({ said: 'undo_sold_out' });
    expect(await soldOutUntil(row.stockId)).toBeNull();
    expect((await visit(token)).html).not.toContain('decides by');
  });

  it('is struck when it was left out, also where it is counted on paper', async () => {
    const { id, rows, token } = await hearTwoDishes();
    const [row] = rows;
    const { version } = await orderRow(api, id);
    const form = {
      act: 'sold_out',
      version: String(version),
      line: String(row?.id),
    };
    expect(await post(token, form)).toEqual({ said: 'sold_out' });
    expect(await soldOutUntil(row?.stockId ?? 0)).toBeNull();
    await api.db
      .update(orderDetails)
      .set({ leftOutAt: new Date(), answerUntil: null })
      .where(eq(orderDetails.id, row?.id ?? 0));
    const main = screenOf(await visit(token)).getByRole('main');
    expect(main).toHaveTextContent('Left out: sold out');
    expect(main.querySelectorAll('.it.out')).toHaveLength(1);
    const paper = screenOf(await visit(token, { view: 'print' }));
    expect(paper.getByRole('main')).toHaveTextContent(/Items\s*1/);
  });

  it('is told with a refusal, and the others stay on the menu', async () => {
    const { id, rows, token } = await hearTwoDishes();
    const [first, second] = rows;
    const page = screenOf(await visit(token, { view: 'refuse' }));
    const form = formOf(page.getByRole('button', { name: 'Refuse the order' }));
    const said = await post(token, {
      ...form,
      reason: 'sold_out',
      [`line-${second?.id}`]: 'on',
    });
    expect(said).toEqual({ said: 'refuse' });
    expect(await orderRow(api, id)).toMatchObject({
      status: 'cancelled',
      refusedReason: 'sold_out',
    });
    expect(await soldOutUntil(first?.stockId ?? 0)).toBeNull();
    expect(await soldOutUntil(second?.stockId ?? 0)).not.toBeNull();
  });
});
