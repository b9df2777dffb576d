import '@testing-library/jest-dom/vitest';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import { getServerSideProps } from '@/pages/ticket/[token]';
import { orders } from '@/server/db/schema/orders';
import { products } from '@/server/db/schema/products';
import { shops } from '@/server/db/schema/catalogue';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { moveOrder } from '@/tests/support/factories/order';
import { createCourier } from '@/tests/support/factories/shop';
import { hearNewOrder, orderRow } from '@/tests/support/kitchen/heard-order';
import {
  formOf,
  screenOf,
  visitPlain,
} from '@/tests/support/kitchen/plain-visit';
import { htmlFaults } from '@/tests/support/site/page-facts';
import { LOCALE_CODES, localeInfo } from '@/utils/i18n/locales';

const KILOBYTES_MOST = 15;

it.beforeAll(async () => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
  await createCourier(api.db);
});
afterAll(() => {
  runtime().appFetch = null;
});

type Fields = Readonly<Record<string, string>>;

const visit = (
  token: string,
  options: Omit<Parameters<typeof visitPlain>[1], 'token'> = {},
) => visitPlain(getServerSideProps, { token, ...options });

/** Posts the form with the button of that name, with more fields filled in; answers the page that it leads to. */
async function press(
  token: string,
  name: RegExp | string,
  { fields, query = {} }: { fields?: Fields; query?: Fields } = {},
) {
  const page = screenOf(await visit(token, { query }));
  const form = { ...formOf(page.getByRole('button', { name })), ...fields };
  const { headers, status } = await visit(token, { form });
  expect(status).toBe(303);
  const to = new URL(headers.location ?? '', 'http://sofra.example');
  expect(to.pathname).toBe(`/ticket/${token}`);
  const asked = Object.fromEntries(to.searchParams);
  return screenOf(await visit(token, { query: asked }));
}

const cancel = (order: { id: number; shopper: { token: string } }) =>
  api.post(
    `/dashboard/user/orders/${order.id}/status/change?status=cancelled`,
    {},
    order.shopper,
  );

describe('a ticket', () => {
  it('says what is cooked, by when, for whom, and what the door asks for', async () => {
    const { id, product, token } = await hearNewOrder(api, {
      note: 'Cutlery for three. No gluten, allergy!',
    });
    await api.db
      .update(products)
      .set({ allergens: ['gluten', 'milk'] })
      .where(eq(products.id, product.id));
    const page = screenOf(await visit(token));
    const { numberOfDay, totalMinor } = await orderRow(api, id);
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Order ${numberOfDay}`,
    );
    const main = page.getByRole('main');
    expect(main).toHaveTextContent(/Ready by\s+\d\d:\d\d/);
    expect(main).toHaveTextContent(/At the door by \d\d:\d\d/);
    expect(main).toHaveTextContent(/Waiting since\s+\d\d:\d\d/);
    expect(main).toHaveTextContent(
      `Collect \u2066$${(totalMinor / 100).toFixed(2)}\u2069`,
    );
    for (const text of [
      'Dilnoza',
      'First order here',
      'Cutlery for three',
      'A note speaks of an allergy',
    ])
      expect(main).toHaveTextContent(text);
    expect(page.getAllByText('Contains: gluten, milk')).toHaveLength(2);
    expect(page.getByRole('list', { name: 'Dishes' })).toHaveTextContent(
      /^2×\s+Dish \d+/,
    );
  });

  it('says by when it is to be accepted, where the wait has an end', async () => {
    const { id, token } = await hearNewOrder(api);
    await api.db
      .update(orders)
      .set({ answerUntil: new Date(Date.now() + 5 * 60_000) })
      .where(eq(orders.id, id));
    const main = screenOf(await visit(token)).getByRole('main');
    expect(main).toHaveTextContent(/Accept by\s+\d\d:\d\d/);
    expect(main).toHaveTextContent('After that it may be cancelled');
    await api.db
      .update(orders)
      .set({ answerFrom: new Date(Date.now() + 60_000) })
      .where(eq(orders.id, id));
    expect((await visit(token)).html).not.toMatch(/Accept by|Waiting since/);
  });

  it('keeps the rest of a customer to itself until it is accepted, and after the end', async () => {
    const { id, token } = await hearNewOrder(api, { phone: '+998907654321' });
    const secret = /Karimova|7654321|Amir Temur/;
    expect((await visit(token)).html).not.toMatch(secret);
    await press(token, /^20 min/);
    const { html } = await visit(token);
    expect(html).toContain('tel:+998907654321');
    expect(html).not.toMatch(/Karimova|Amir Temur/);
    await moveOrder(api, id, ['ready', 'on_a_way', 'delivered']);
    expect((await visit(token)).html).not.toMatch(secret);
  });

  it('is accepted with a press that says its time, and goes on to the end', async () => {
    const { id, token } = await hearNewOrder(api);
    const said = await press(token, /^30 min/);
    expect(said.getByRole('status')).toHaveTextContent('Accepted.');
    expect(await orderRow(api, id)).toMatchObject({ status: 'accepted' });
    const later = await press(token, '+5 min');
    expect(later.getByRole('status')).toHaveTextContent('More time taken');
    const { acceptedAt, readyBy } = await orderRow(api, id);
    expect(Number(readyBy) - Number(acceptedAt)).toBe(35 * 60_000);
    await press(token, 'Ready for the courier');
    const handed = await press(token, 'Handed to the courier');
    expect(handed.getByRole('status')).toHaveTextContent('Handed over.');
    expect(handed.queryByRole('button')).toBeNull();
    expect(await orderRow(api, id)).toMatchObject({ status: 'on_a_way' });
  });

  it('begins with what came of a press where a page is read aloud: in its title', async () => {
    const { token } = await hearNewOrder(api);
    const titleOf = async (said: string) =>
      /<title>(.*)<\/title>/.exec(
        (await visit(token, { query: { said } })).html,
      )?.[1];
    expect(await titleOf('')).toMatch(/^Order \d+ · /);
    expect(await titleOf('accept')).toMatch(
      /^Accepted\. The customer has been told\. · Order \d+ · /,
    );
  });

  it('of a pickup ends when the customer has it', async () => {
    const { id, token } = await hearNewOrder(api, { delivery_type: 'pickup' });
    const main = (await press(token, /^15 min/)).getByRole('main');
    expect(main).toHaveTextContent('At your counter');
    await press(token, 'Ready for pickup');
    const handed = await press(token, 'Handed to the customer');
    expect(handed.getByRole('main')).toHaveTextContent(/Picked up at\s+\d\d:/);
    expect(await orderRow(api, id)).toMatchObject({ status: 'delivered' });
  });

  it('tells who presses too late how things are, and changes nothing', async () => {
    const order = await hearNewOrder(api);
    const { id, token } = order;
    const page = screenOf(await visit(token));
    const stale = formOf(page.getByRole('button', { name: /^20 min/ }));
    await cancel(order);
    const before = await orderRow(api, id);
    const posted = await visit(token, { form: stale });
    expect(posted.headers.location).toBe(`/ticket/${token}?said=stale`);
    expect(await orderRow(api, id)).toEqual(before);
    const told = screenOf(await visit(token, { query: { said: 'stale' } }));
    expect(told.getByRole('status')).toHaveTextContent(
      /Nothing was changed, the order had moved on: Cancelled at \d\d:\d\d\. The customer cancelled it/,
    );
  });

  it('is refused for a reason, which pauses the shop and says so before', async () => {
    const { id, shop, token } = await hearNewOrder(api);
    const query = { view: 'refuse' };
    const asked = await press(token, 'Refuse the order', { query });
    expect(asked.getByRole('alert')).toHaveTextContent('Choose a reason');
    expect(await orderRow(api, id)).toMatchObject({ status: 'new' });
    expect(asked.getByLabelText(/Too busy/)).toHaveAccessibleName(
      /Pauses new orders for 30 min/,
    );
    const page = await press(token, 'Refuse the order', {
      query,
      fields: { reason: 'too_busy', note: 'A wedding <b>tonight</b>' },
    });
    expect(page.getByRole('status')).toHaveTextContent('Refused.');
    const main = page.getByRole('main');
    expect(main).toHaveTextContent('You did not take it: Too busy');
    expect(main).toHaveTextContent('A wedding <b>tonight</b>');
    expect(page.queryByRole('button')).toBeNull();
    expect(await orderRow(api, id)).toMatchObject({
      status: 'cancelled',
      refusedReason: 'too_busy',
    });
    const rows = await api.db.select().from(shops).where(eq(shops.id, shop.id));
    expect(rows).toMatchObject([{ pauseReason: 'busy' }]);
  });

  it('goes on by itself each half minute, but for a form that is open and at the end', async () => {
    const order = await hearNewOrder(api);
    const { token } = order;
    const said = await visit(token, { query: { said: 'later' } });
    expect(said.html).toContain(`content="30;url=/ticket/${token}"`);
    for (const view of ['refuse', 'print'])
      expect((await visit(token, { query: { view } })).html).not.toContain(
        'http-equiv',
      );
    await cancel(order);
    expect((await visit(token)).html).not.toContain('http-equiv');
  });

  it('is small, without script and sound HTML, in every language', async () => {
    const { token } = await hearNewOrder(api, { note: 'No onions' });
    for (const locale of LOCALE_CODES)
      for (const view of ['', 'refuse', 'print']) {
        const { headers, html } = await visit(token, {
          locale,
          query: { view },
        });
        expect(html).toContain(`<html lang="${localeInfo(locale).tag}"`);
        expect(gzipSync(html).length / 1024).toBeLessThan(KILOBYTES_MOST);
        expect(html).not.toMatch(/<script|\son\w+=|ticket\.\w|\{\{/);
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'none'; style-src 'sha256-/,
        );
        if (['ar', 'en'].includes(locale))
          expect(await htmlFaults(html)).toEqual([]);
      }
  });

  it('is printed with how much first, and a code that leads back', async () => {
    const { id, token } = await hearNewOrder(api, { note: 'Salad apart' });
    const page = screenOf(await visit(token, { query: { view: 'print' } }));
    const main = page.getByRole('main');
    expect(main).toHaveTextContent(`Order ${id}`);
    expect(main).toHaveTextContent(/2×\s*Dish/);
    expect(main).toHaveTextContent('Note: Salad apart');
    expect(main).toHaveTextContent(/Items\s*2/);
    expect(main.querySelector('svg.qr path')).not.toBeNull();
  });
});
