// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { notifications } from '@/server/db/schema/account/notifications';
import { userEvents } from '@/server/db/schema/settings';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { userTopic } from '@/server/domain/event/topics';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { api, it } from '@/tests/support/api/api-test';
import {
  ALL_NEWS,
  MESSAGE_NEWS,
  ORDER_NEWS,
  putNews,
  REFUND_NEWS,
} from '@/tests/support/account/inbox-rows';
import { createShopper } from '@/tests/support/factories/cart';

const INBOX = '/dashboard/notifications';
const STATISTIC = '/dashboard/user/profile/notifications-statistic';
const list = async (token: string, query = '') =>
  (await api.get(`${INBOX}${query}`, { token })).body;
const counts = async (token: string) =>
  (await api.get(STATISTIC, { token })).body.data;
const idsOf = (body: { data: { id: number }[] }) =>
  body.data.map(({ id }) => id);
const events = async (userId: number) =>
  (
    await api.db
      .select()
      .from(userEvents)
      .where(eq(userEvents.topic, userTopic(userId)))
  ).map(({ payload }) => payload);

describe('the inbox', () => {
  it('says each row in the language of the reader, and where it leads', async ({
    shopper: { token, userId },
  }) => {
    await putNews(api.db, userId, [ORDER_NEWS, REFUND_NEWS, MESSAGE_NEWS]);
    const { data } = await list(token);
    expect(data).toMatchObject([
      {
        type: 'message',
        title: 'Kamola from support',
        body: 'Sorry.',
        href: '/notifications?chat=a-b',
      },
      {
        type: 'refund',
        title: 'You get $2.20 back',
        body: 'Your refund for order 20377',
        href: '/orders/20377',
        read_at: null,
      },
      {
        type: 'order_status',
        title: 'Jasur is on the way',
        body: 'Order 20418 arrives between 19:25 and 19:35.',
        href: '/orders/20418',
        img: '/img/x.webp',
      },
    ]);
    const russian = (await list(token, '?lang=ru')).data;
    expect(russian[2]).toMatchObject({ title: 'Jasur в пути' });
    expect(russian[1].title).toContain('2,20');
  });

  it.for(LOCALE_CODES)(
    'has whole words for every kind of row in %s',
    async (lang, { shopper: { token, userId } }) => {
      await putNews(api.db, userId, ALL_NEWS);
      const { data } = await list(token, `?lang=${lang}&perPage=100`);
      expect(data).toHaveLength(ALL_NEWS.length);
      for (const { body, href, title, type } of data) {
        expect(title, type).not.toBe('');
        expect(`${title}${body}`).not.toMatch(/inbox\.|mail\.|\{\{|undefined/);
        expect(href).toMatch(/^\//);
      }
    },
  );

  it('still says rows that were written before their data grew', async ({
    shopper: { token, userId },
  }) => {
    await putNews(api.db, userId, [
      {
        type: 'refund',
        data: {
          order_id: 7,
          status: 'approved',
          amount_minor: 100,
          currency_id: 1,
        },
      },
      {
        type: 'wallet',
        data: { cause: 'referral', role: 'inviter', amount_minor: 100 },
      },
      {
        type: 'order_status',
        data: {
          order_id: 7,
          status: 'on_a_way',
          shop: { title: { en: 'Grill' } },
        },
      },
    ]);
    const { data } = await list(token);
    expect(data).toMatchObject([
      { title: 'Your order is on the way', body: 'Order 7 from Grill.' },
      { title: 'A friend you invited has ordered', body: '' },
      { title: 'Your refund for order 7', body: '' },
    ]);
  });

  it('comes page by page and by type, the newest first', async ({
    shopper: { token, userId },
  }) => {
    const [order, refund, message] = await putNews(api.db, userId, [
      ORDER_NEWS,
      REFUND_NEWS,
      MESSAGE_NEWS,
    ]);
    const first = await list(token, '?perPage=2');
    expect(idsOf(first)).toEqual([message, refund]);
    expect(first.meta).toMatchObject({ total: 3, last_page: 2 });
    expect(idsOf(await list(token, '?perPage=2&page=2'))).toEqual([order]);
    expect(idsOf(await list(token, '?type=refund'))).toEqual([refund]);
    expect(idsOf(await list(token, '?type='))).toHaveLength(3);
    expect((await api.get(`${INBOX}?type=secret`, { token })).status).toBe(400);
  });

  it('counts what is not read, in the profile, too', async ({
    shopper: { token, userId },
  }) => {
    const [order = 0] = await putNews(api.db, userId, [
      ORDER_NEWS,
      REFUND_NEWS,
      MESSAGE_NEWS,
    ]);
    expect(await counts(token)).toEqual({
      order_status: 1,
      refund: 1,
      wallet: 0,
      news: 0,
      application: 0,
      message: 1,
      total: 3,
      chats: 0,
    });
    await api.post(`${INBOX}/${order}/read-at`, undefined, { token });
    expect(await counts(token)).toMatchObject({ order_status: 0, total: 2 });
    const profile = await api.get('/dashboard/user/profile/show', { token });
    expect(profile.body.data.unread_notifications).toBe(2);
  });

  it('keeps when a row was read first, and tells the other pages once', async ({
    shopper: { token, userId },
  }) => {
    const [id = 0] = await putNews(api.db, userId, [ORDER_NEWS]);
    const one = await api.get(`${INBOX}/${id}`, { token });
    expect(one.body.data).toMatchObject({ id, read_at: null });
    const first = await api.post(`${INBOX}/${id}/read-at`, {}, { token });
    expect(first.body.data.read_at).not.toBeNull();
    const again = await api.post(`${INBOX}/${id}/read-at`, {}, { token });
    expect(again.body.data.read_at).toBe(first.body.data.read_at);
    expect(await events(userId)).toMatchObject([{ id, version: 2 }]);
  });

  it('is read as a whole and told once', async ({
    shopper: { token, userId },
  }) => {
    await putNews(api.db, userId, [ORDER_NEWS, REFUND_NEWS]);
    const { token: other, userId: otherId } = await createShopper(api);
    await putNews(api.db, otherId, [ORDER_NEWS]);
    const answer = await api.post(`${INBOX}/read-all`, undefined, { token });
    expect(answer.body.data).toMatchObject({ total: 0 });
    await api.post(`${INBOX}/read-all`, undefined, { token });
    expect(await events(userId)).toMatchObject([{ id: null, version: 2 }]);
    expect(await counts(other)).toMatchObject({ total: 1 });
  });

  it('is read for one order, whose page is open, and nothing else', async ({
    shopper: { token, userId },
  }) => {
    await putNews(api.db, userId, [ORDER_NEWS, ORDER_NEWS, REFUND_NEWS]);
    const { token: other, userId: otherId } = await createShopper(api);
    await putNews(api.db, otherId, [ORDER_NEWS]);
    const ofOrder = `${INBOX}/read-all?order_id=20418`;
    const answer = await api.post(ofOrder, undefined, { token });
    expect(answer.body.data).toMatchObject({ order_status: 0, total: 1 });
    await api.post(ofOrder, undefined, { token });
    expect(await events(userId)).toHaveLength(1);
    expect(await counts(other)).toMatchObject({ total: 1 });
  });

  it('lets go of a row, and tells it', async ({
    shopper: { token, userId },
  }) => {
    const [kept = 0, gone = 0] = await putNews(api.db, userId, [
      ORDER_NEWS,
      REFUND_NEWS,
    ]);
    const call = () => api.call('DELETE', `${INBOX}/${gone}`, { token });
    expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(404);
    expect(idsOf(await list(token))).toEqual([kept]);
    expect(await events(userId)).toMatchObject([{ id: gone, version: 3 }]);
    expect(await counts(token)).toMatchObject({ refund: 0, total: 1 });
    const back = await api.post(`${INBOX}/${gone}/restore`, {}, { token });
    expect(back.body.data).toMatchObject({ id: gone, read_at: null });
    expect(idsOf(await list(token))).toEqual([gone, kept]);
    await call();
    const hourAgo = new Date(Date.now() - 3_660_000);
    await api.db
      .update(notifications)
      .set({ deletedAt: hourAgo })
      .where(eq(notifications.id, gone));
    await forgetExpired({ db: api.db }, new Date());
    const late = await api.post(`${INBOX}/${gone}/restore`, {}, { token });
    expect(late.status).toBe(404);
  });

  it('is nobody else’s', async ({ shopper: { userId } }) => {
    const [id = 0] = await putNews(api.db, userId, [ORDER_NEWS]);
    const { token } = await createShopper(api);
    expect(idsOf(await list(token))).toEqual([]);
    expect((await api.get(`${INBOX}/${id}`, { token })).status).toBe(404);
    const read = await api.post(`${INBOX}/${id}/read-at`, {}, { token });
    expect(read.status).toBe(404);
    expect((await api.get(INBOX)).status).toBe(401);
  });
});
