// @module-tag both-engines
import { desc, eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { getServerSideProps } from '@/pages/search';
import { outboxMessages } from '@/server/db/schema/settings';
import { runtime } from '@/server/runtime';
import {
  register,
  it,
  service,
} from '@/tests/support/account/push/web-push-case';
import { pushSite } from '@/tests/support/account/push/push-site';
import { api } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { moveOrder } from '@/tests/support/factories/order';
import { contextOf } from '@/tests/support/ui/page-context';
import type { CurrencyDto } from '@/server/contracts/settings';
import type { Shell } from '@/utils/shell/shell';

const run = (...line: string[]) => operate(api, line);

it.beforeAll(() => {
  // as server/mounted-app.ts does
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { handOver } });
  return () => {
    runtime().appFetch = null;
  };
});

afterEach(async () => {
  await run('setting', 'set', 'languages', '');
  await run('currency', 'on', 'EUR');
});

async function latest(channel: 'email' | 'sms') {
  const [row] = await api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.channel, channel))
    .orderBy(desc(outboxMessages.id));
  return row;
}

it('mails and pushes to an account whose language is off go in the site’s first one, numbers and addresses too', async () => {
  const { cartId, shop, shopper } = await createFilledCart(api, {
    product: { priceMinor: 123_450 },
  });
  const device = await register(shopper.token, 'ru');
  const body = orderBody(cartId, shop.payments.cash);
  const placed = await api.post(
    '/dashboard/user/orders?lang=ru',
    body,
    shopper,
  );
  const receipt = await latest('email');
  expect(receipt?.subject).toMatch(/[а-я]/);
  await run('setting', 'set', 'languages', 'en,de');
  const { id } = placed.body.data as { id: number };
  await moveOrder(api, id, ['accepted']);
  const mail = await latest('email');
  expect(mail?.id).not.toBe(receipt?.id);
  expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/[а-яё]|\/ru\//i);
  expect(mail?.body).toMatch(new RegExp(`sofra.example/orders/${id}\n`));
  await moveOrder(api, id, ['cancelled']);
  const cancelled = await latest('email');
  expect(`${cancelled?.subject} ${cancelled?.body}`).not.toMatch(
    /[а-яё]|\/ru\//i,
  );
  await pushSite(api).drain();
  const pushed = service.pushed.filter((message) => message.device === device);
  expect(pushed.length).toBeGreaterThan(0);
  expect(JSON.stringify(pushed)).not.toMatch(/[а-яё]|\/ru\//i);
});

it('codes by SMS and refusals that ask for it go in the first one', async () => {
  await run('setting', 'set', 'languages', 'en,de');
  const answer = await api.post('/auth/register?lang=ru', {
    phone: '+998901112233',
  });
  expect(answer.status).toBe(200);
  expect((await latest('sms'))?.body).not.toMatch(/[а-яё]/i);
});

/** What a page says of its reader to a browser with these cookies. */
async function shellOf(cookies: Record<string, string>): Promise<Shell> {
  const context = contextOf('/search', { cookies });
  const answer = await getServerSideProps?.(context);
  if (!answer || !('props' in answer)) throw new Error(JSON.stringify(answer));
  return (await answer.props).shell as Shell;
}

it('a cookie of a language or a currency that is off is as good as none', async () => {
  const { body } = await api.get('/rest/currencies');
  const eur = (body.data as CurrencyDto[]).find(({ title }) => title === 'EUR');
  const currency = String(eur?.id);
  const before = await shellOf({ currency });
  expect([before.currency.title, before.lang]).toEqual(['EUR', 'en']);
  await run('currency', 'off', 'EUR');
  await run('setting', 'set', 'languages', 'en,de');
  const after = await shellOf({ currency, locale: 'ru' });
  expect([after.currency.title, after.lang]).toEqual(['USD', 'en']);
});
