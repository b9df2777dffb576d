// @module-tag both-engines
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { connectServices } from '@/server/compose';
import { notifications } from '@/server/db/schema/account/notifications';
import { users } from '@/server/db/schema/account/users';
import { news } from '@/server/db/schema/content';
import { sendNews } from '@/server/jobs/account-work';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';

const asOperator = { token: TEST_OPERATOR_TOKEN };
const PATH = '/dashboard/admin/news';

afterEach(async () => {
  await api.db.delete(notifications);
  await api.db.delete(news);
});

const send = (key: string, more: object = {}) =>
  api.post(
    PATH,
    {
      key,
      translations: {
        en: { title: 'Plov day', text: '20% off' },
        ru: { title: 'День плова', text: 'Скидка 20%' },
      },
      href: '/restaurant',
      ...more,
    },
    asOperator,
  );
const work = () =>
  sendNews({ handle: { db: api.db }, services: connectServices(api.env) });
const inboxOf = (userId: number) =>
  api.db.select().from(notifications).where(eq(notifications.userId, userId));

describe('news that were sent', () => {
  it('are not sent again: another key is asked for', async () => {
    const line = (text: string) => [
      ...['news', 'send', 'anor-open', '--title', 'Open', '--text', text],
    ];
    expect((await operate(api, line('Now'))).code).toBe(0);
    await work();
    for (const text of ['Now', 'Later']) {
      const again = await operate(api, line(text));
      expect([again.code, again.errors]).toEqual([
        1,
        expect.stringContaining(
          'News anor-open was sent already. Choose another key.',
        ),
      ]);
    }
  });
});

describe('news of the operator', () => {
  it('come to who wants them, once, in the reader’s language', async ({
    shopper,
  }) => {
    const other = await createShopper(api);
    await api.post(
      '/dashboard/user/update/notifications',
      { notifications: [{ notification_id: 2, active: false }] },
      other,
    );
    expect((await send('plov-day')).status).toBe(200);
    await work();
    await work();
    expect((await send('plov-day')).status).toBe(200);
    await work();
    expect(await inboxOf(other.userId)).toEqual([]);
    expect(await inboxOf(shopper.userId)).toHaveLength(1);
    const { body } = await api.get('/dashboard/notifications?lang=ru', shopper);
    expect(body.data).toMatchObject([
      {
        type: 'news',
        title: 'День плова',
        body: 'Скидка 20%',
        href: '/restaurant',
      },
    ]);
    const german = await api.get('/dashboard/notifications?lang=de', shopper);
    expect(german.body.data).toMatchObject([{ title: 'Plov day' }]);
  });

  it('reach everybody over several batches', async () => {
    const [{ last } = { last: 0 }] = await api.db
      .insert(users)
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          firstname: `Reader ${index}`,
          email: `reader${index}@news.test`,
          myReferral: `NEWS${index}`,
        })),
      )
      .returning({ last: users.id });
    await send('many');
    await work();
    const [row] = await api.db.select().from(news);
    expect(row?.finishedAt).not.toBeNull();
    expect(row?.sent).toBeGreaterThanOrEqual(120);
    expect(await inboxOf(last)).toHaveLength(1);
    expect(row?.sent).toBe(await api.db.$count(notifications));
    await api.db.delete(users).where(eq(users.firstname, 'Reader 0'));
  });

  it('go to a language alone', async ({ shopper }) => {
    const { cartId, shop, shopper: russian } = await createFilledCart(api);
    const ordered = await api.post(
      '/dashboard/user/orders?lang=ru',
      orderBody(cartId, shop.payments.cash),
      russian,
    );
    expect(ordered.status).toBe(200);
    await send('russian', { langs: ['ru'] });
    await work();
    expect(await inboxOf(russian.userId)).toHaveLength(1);
    expect(await inboxOf(shopper.userId)).toEqual([]);
  });

  it.for([
    ['Bad Key', {}],
    ['no-words', { translations: {} }],
    ['no-english', { translations: { ru: { title: 'a', text: 'b' } } }],
    ['elsewhere', { href: 'https://evil.example' }],
    ['double', { href: '//evil.example' }],
  ] as const)('are refused: %s', async ([key, more]) => {
    expect((await send(key, more)).status).toBe(400);
  });

  it('keep their words under a key', async () => {
    await send('once');
    const other = { en: { title: 'Other', text: 'Words' } };
    expect((await send('once', { translations: other })).status).toBe(409);
  });

  it('are sent and listed on the command line', async ({ shopper }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sofra-news-'));
    const file = join(folder, 'news.json');
    const words = { ru: { title: 'Плов', text: 'Сегодня' } };
    await writeFile(file, JSON.stringify({ translations: words }));
    const argv = ['--title', 'Plov', '--text', 'Today', '--href', '/blog'];
    const sent = await operate(api, [
      'news',
      'send',
      'cli',
      ...argv,
      '--file',
      file,
    ]);
    expect(sent).toMatchObject({ code: 0 });
    await work();
    expect(await inboxOf(shopper.userId)).toHaveLength(1);
    const listed = await operate(api, ['news']);
    expect(listed.out).toMatch(/cli +Plov +all/);
    const bad = await operate(api, ['news', 'send', 'cli2', '--title', 'x']);
    expect(bad.code).not.toBe(0);
  });
});
