import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { couponUsage, createCoupon } from '@/tests/support/factories/coupon';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';
import { createRefundCase } from '@/tests/support/factories/refund';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';

let filled: Awaited<ReturnType<typeof createFilledCart>>;

beforeEach(async () => {
  filled = await createFilledCart(api);
});

const run = (line: string): Promise<ToolRun> => operate(api, line.split(' '));

async function place(more: Record<string, unknown> = {}): Promise<number> {
  const { cartId, shop, shopper } = filled;
  const answer = await placeOrder(
    api,
    shopper,
    orderBody(cartId, shop.payments.cash, more),
  );
  return answer.body.data.id as number;
}

describe('the operator’s command line', () => {
  it('lists orders, shows one and takes it on', async () => {
    const id = await place();
    const list = await run('orders --status new');
    expect(list.code).toBe(0);
    expect(list.out).toMatch(
      new RegExp(`ORDER +STATUS[^]*\\n *${id} +new .*Dish.* \\$13\\.80`),
    );
    expect((await run('orders --status delivered')).out).toBe('No orders.');
    expect((await run(`order ${id}`)).out).toMatch(
      /Status: +new[^]*Payment: +cash, progress[^]*2 × Dish/,
    );
    for (const [word, status] of [
      ['accepted', 'accepted'],
      ['ready', 'ready'],
      ['on-a-way', 'on_a_way'],
      ['delivered', 'delivered'],
    ])
      expect((await run(`move ${id} ${word}`)).out).toBe(
        `Order ${id} is ${status}.`,
      );
    const late = await run(`cancel ${id}`);
    expect(late.code).toBe(1);
    expect(late.errors).toContain('no longer be cancelled');
  });

  it('cancels an order, and everything goes back', async () => {
    const coupon = await createCoupon(api.db, { usesMax: 1 });
    const id = await place({ coupon: coupon.name });
    expect(await stockLeft(api.db, filled.product.stockId)).toBe(98);
    expect((await run(`order ${id}`)).out).toContain(
      `Promo code: ${coupon.name}, −$1.38`,
    );
    await run(`move ${id} accepted`);
    expect((await run(`cancel ${id}`)).out).toBe(`Order ${id} is cancelled.`);
    expect(await stockLeft(api.db, filled.product.stockId)).toBe(100);
    expect((await couponUsage(api.db, coupon.id)).uses).toBe(0);
  });

  it('watches: writes again when something changed, and ends when it is stopped', async () => {
    const id = await place();
    const stop = new AbortController();
    const seen: string[] = [];
    const watching = operate(api, ['orders', '--watch'], {
      signal: stop.signal,
      onWrite: (text) => seen.push(text),
    });
    await expect.poll(() => seen.length).toBe(1);
    await run(`move ${id} accepted`);
    await expect.poll(() => seen.length).toBe(2);
    expect(seen[1]).toMatch(new RegExp(`${id} +accepted`));
    stop.abort();
    expect((await watching).code).toBe(0);
  });

  it('makes promo codes, lists them and ends them', async () => {
    const made = await run(
      'coupon make tool10 --percent 10 --for delivery --until 2090-12-31 --uses 5 --min 20 --max 3',
    );
    expect(made.out).toMatch(
      /TOOL10 +10 % +delivery +all +20 +3 +0\/5 .*2091-01-01 00:00 +running/,
    );
    const { id } = filled.shop;
    await run(`coupon make FIXED --fix 2.50 --shop ${id} --from 2090-01-01`);
    expect((await run('coupons')).out).toMatch(
      new RegExp(`FIXED +2\\.50 +dishes +${id} .* not begun`),
    );
    expect((await run('coupon end tool10')).out).toBe('TOOL10 has ended.');
    const again = await run('coupon make TOOL10 --fix 1');
    expect([again.code, again.errors]).toEqual([
      1,
      'A code TOOL10 is there already.',
    ]);
    const lost = await run('coupon make LOST --fix 1 --shop 999999');
    expect(lost.errors).toContain('--shop: the number or slug of a shop');
  });

  it('lists and sets stock', async () => {
    const { product, shop } = filled;
    const list = await run(`stock shop ${shop.id}`);
    expect(list.out).toMatch(new RegExp(`\\n *${product.stockId} .* 100 +yes`));
    expect((await run(`stock product ${product.id}`)).out).toBe(list.out);
    expect((await run(`stock set ${product.stockId} 3`)).out).toMatch(
      / 3 +yes/,
    );
    expect(await stockLeft(api.db, product.stockId)).toBe(3);
    expect((await run(`stock set ${product.stockId} 2.5`)).code).toBe(1);
  });

  it('opens and closes shops, and their days', async () => {
    const { id, slug } = filled.shop;
    expect((await run(`shop close ${id}`)).out).toContain('is closed.');
    expect((await run(`shops ${slug}`)).out).toMatch(/restaurant +closed/);
    expect((await run(`shop open ${id}`)).out).toContain('is open');
    expect((await run(`closed-days ${slug} add 31.12.2090`)).out).toMatch(
      /is closed on Sunday, 31 December 2090\.$/,
    );
    expect((await run(`closed-days ${id}`)).out).toBe('2090-12-31');
    expect((await run(`closed-days ${id} remove 2090-12-31`)).out).toMatch(
      /is not closed on Sunday, 31 December 2090\.$/,
    );
    expect((await run(`closed-days ${id}`)).out).toBe('No closed days.');
  });

  it('asks the refund calls as they are agreed', async () => {
    const asked: string[] = [];
    const row = {
      id: 7,
      order_id: 20_001,
      status: 'approved',
      reason: 'cold',
      cause: 'The soup was cold\nand late',
      price: 4.5,
      created_at: '2026-11-21T09:30:00.000Z',
      order: {
        currency: { symbol: '$', position: 'before' },
        shop: { title: 'Kitchen' },
      },
    };
    const meta = { current_page: 1, last_page: 3, total: 41 };
    const given: typeof fetch = async (input, init) => {
      const { pathname, search } = input as URL;
      if (pathname.endsWith('/site'))
        return Response.json({ data: { timezone: 'Asia/Tashkent' } });
      asked.push(
        `${init?.method} ${pathname}${search} ${init?.body as string}`,
      );
      const body =
        init?.method === 'GET' ? { data: [row], meta } : { data: row };
      return Response.json(body);
    };
    const list = await operate(api, ['refunds', '--status', 'pending'], {
      fetch: given,
    });
    expect(list.out).toMatch(
      /20001 +approved .*The soup was cold and late +\$4\.50/,
    );
    expect(list.out).toContain('ASKED (Asia/Tashkent)');
    expect(list.out).toContain('2026-11-21 14:30');
    expect(list.out).toContain('Page 1 of 3, 41 in all');
    const line = ['refund', '7', 'approve', '--answer', 'Sorry.'];
    const done = await operate(api, line, { fetch: given });
    expect(done.out).toBe('Refund 7 is approved.');
    const base = '/api/v1/dashboard/admin/refunds';
    expect(asked).toEqual([
      `GET ${base}?page=1&perPage=20&status=pending undefined`,
      `POST ${base}/7 {"status":"approved","answer":"Sorry."}`,
    ]);
  });

  it('lists the refunds that were asked, and answers them', async () => {
    const own = await createRefundCase(api);
    const [first, second] = await Promise.all([
      own.delivered(),
      createRefundCase(api).then(async (other) => {
        const order = await other.delivered();
        return (await other.ask({ order_id: order.id })).body.data;
      }),
    ]);
    const asked = (await own.ask({ order_id: first.id })).body.data;
    const list = await run('refunds --status pending');
    expect(list.code).toBe(0);
    expect(list.out).toMatch(
      new RegExp(`REFUND[^]*\\n *${asked.id} +${first.id} +pending .*open`),
    );
    const done = await operate(api, [
      ...['refund', String(asked.id), 'approve', '--answer', 'Sorry.'],
    ]);
    expect(done.out).toBe(`Refund ${asked.id} is approved.`);
    expect(await own.orderOf(first.id)).toMatchObject({
      transaction: { status: 'refunded' },
      order_refunds: [{ status: 'approved', answer: 'Sorry.' }],
    });
    const twice = await run(`refund ${asked.id} approve`);
    expect(twice.code).toBe(1);
    const refused = await operate(api, [
      ...['refund', String(second.id), 'reject', '--answer', 'It was whole.'],
    ]);
    expect(refused.out).toBe(`Refund ${second.id} is rejected.`);
    expect((await run('refunds --status pending')).out).toBe('No refunds.');
    expect((await run('refund 999999 approve')).code).toBe(1);
  });

  it('names every command in its help', async () => {
    const { code, out } = await run('help');
    expect(code).toBe(0);
    for (const usage of ['orders', 'refunds [--status', 'refund <id> approve|'])
      expect(out).toContain(usage);
  });

  it('answers as JSON, wherever the option stands', async () => {
    const id = await place();
    for (const line of [`order ${id} --json`, `--json order ${id}`]) {
      const { out } = await run(line);
      expect(JSON.parse(out)).toMatchObject({ id, status: 'new' });
    }
    const site = '--url http://test.local --json orders --status new';
    expect(JSON.parse((await run(site)).out)).toMatchObject([{ id }]);
  });
});
