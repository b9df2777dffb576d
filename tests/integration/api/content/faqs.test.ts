import { afterEach, describe, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import type { FaqDto } from '@/server/contracts/content/faqs';
import { faqs } from '@/server/db/schema/content';
import { settings } from '@/server/db/schema/settings';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { FAQ_TOPICS } from '@/utils/content/faq-topics';
import { OUR_QUESTIONS } from '@/utils/content/our-questions';
import { LOCALES } from '@/utils/i18n/locales';

const operator = { token: TEST_OPERATOR_TOKEN };
const ADMIN = '/dashboard/admin/faqs';

function forget(): void {
  forgetCached('faqs:');
  forgetCached('settings:');
}

afterEach(async () => {
  await api.db.delete(faqs);
  await api.db.delete(settings);
  forget();
});

async function list(query = ''): Promise<FaqDto[]> {
  const path = `/rest/faqs/paginate?perPage=100${query}`;
  const { body, status } = await api.get(path);
  expect(status).toBe(200);
  return body.data as FaqDto[];
}

async function set(key: string, value: string, isPublic = true) {
  await api.db.insert(settings).values({ key, value, isPublic });
  forget();
}

async function send(method: string, slug: string, body?: object) {
  const answer = await api.call(method, `${ADMIN}/${slug}`, {
    ...operator,
    ...(body && { body }),
  });
  forget();
  return answer;
}

describe('the questions of /help', () => {
  it('are answered in every language, with nothing left to fill in', async () => {
    await set('referral_active', '1');
    for (const { code: lang } of LOCALES) {
      const rows = await list(`&lang=${lang}`);
      expect(rows.map(({ slug }) => slug)).toEqual(
        OUR_QUESTIONS.map(({ slug }) => slug),
      );
      for (const { link, translation } of rows) {
        const { answer, description, locale, question, title } = translation;
        expect(locale).toBe(lang);
        expect(question).toMatch(/\S{3}/);
        expect([description, title]).toEqual([answer, question]);
        expect(answer).toMatch(/^<p>.*<\/p>$/);
        expect(`${question}${answer}`).not.toMatch(/\{\{|<strong><|undefined/);
        if (link) expect(link.title).toMatch(/\S{2}/);
      }
      const ids = rows.flatMap(({ id, uuid }) => [id, uuid]);
      expect(new Set(ids).size).toBe(2 * rows.length);
    }
  });

  it('stand topic by topic, page by page, and say what the screen says', async () => {
    const { body } = await api.get('/rest/faqs/paginate?page=2&perPage=5');
    expect(body.meta).toMatchObject({ current_page: 2, per_page: 5 });
    expect(body.data).toHaveLength(5);
    const topics = (await list()).map(({ topic }) => FAQ_TOPICS.indexOf(topic));
    expect(topics).toEqual(topics.toSorted((a, b) => a - b));
    const refunds = await list('&topic=refunds');
    expect(new Set(refunds.map(({ type }) => type))).toEqual(
      new Set(['refunds']),
    );
    expect(refunds[0]).toMatchObject({
      slug: 'missing-or-damaged',
      active: true,
      link: { href: '/orders?tab=past', title: 'My orders' },
    });
    expect(refunds[0]?.translation.answer).toContain(
      '<li>Open the order and press <strong>Something wrong?</strong></li>',
    );
    expect(await list('&type=faq')).toHaveLength((await list()).length);
  });

  it('tell the numbers of the house, and leave out what it does not have', async () => {
    const answerOf = async (slug: string) =>
      (await list()).find((row) => row.slug === slug)?.translation.answer;
    expect(await answerOf('missing-or-damaged')).toContain('within 14 days');
    expect(await answerOf('invite-friends')).toBeUndefined();
    await set('refund_days', '3', false);
    await set('unpaid_minutes', '45', false);
    expect(await answerOf('missing-or-damaged')).toContain('within 3 days');
    expect(await answerOf('payment-failed')).toContain('within 45 minutes');
    expect(await answerOf('delete-account')).toContain('within 30 days');
    await api.db.delete(settings);
    await set('refund_days', '0', false);
    await set('group_order', '0');
    const slugs = (await list()).map(({ slug }) => slug);
    for (const gone of ['missing-or-damaged', 'group-order', 'group-paying'])
      expect(slugs).not.toContain(gone);
    expect(slugs).toContain('refund-time');
  });

  it('are found by a search that forgives', async () => {
    const [first] = await list('&search=refnud%20tme');
    expect(first?.topic).toBe('refunds');
    expect((await list('&search=promo%20kode'))[0]?.slug).toBe('promo-code');
    expect(await list('&search=xylophone')).toEqual([]);
    const { body, status } = await api.get(
      `/rest/faqs/paginate?search=${'a'.repeat(101)}`,
    );
    expect(status).toBe(400);
    expect(body.params).toHaveProperty('search');
  });
});

describe('the operator’s questions', () => {
  const words = {
    en: {
      title: 'Do you cater?',
      description: '<p onclick="x()">We <b>do</b>.</p>',
    },
  };

  it('are made, changed by language, and removed', async () => {
    const made = await send('PUT', 'catering', {
      topic: 'orders',
      position: 0,
      translations: words,
    });
    expect(made.body.data).toMatchObject({ slug: 'catering', own: true });
    const own = (await list('&lang=ru')).find((row) => row.slug === 'catering');
    expect(own).toMatchObject({
      topic: 'orders',
      link: null,
      translation: {
        locale: 'en',
        question: 'Do you cater?',
        answer: '<p>We <strong>do</strong>.</p>',
      },
    });
    await send('PUT', 'catering', {
      translations: {
        ru: { title: 'Кейтеринг?', description: '<p>Да.</p>' },
        en: null,
      },
    });
    const russian = (await list()).find((row) => row.slug === 'catering');
    expect(russian?.translation).toMatchObject({ locale: 'ru' });
    expect((await send('DELETE', 'catering')).body.data).toBeNull();
    expect((await list()).some(({ slug }) => slug === 'catering')).toBe(false);
    expect((await send('DELETE', 'catering')).status).toBe(404);
  });

  it('replace one of ours, hide it and give it back', async () => {
    const read = async (lang = 'en') =>
      (await list(`&lang=${lang}`)).find(({ slug }) => slug === 'fees');
    await send('PUT', 'fees', { translations: words });
    expect((await read('de'))?.translation.question).toBe('Do you cater?');
    const left = await send('DELETE', 'fees');
    expect(left.body.data).toMatchObject({ own: false, active: true });
    expect((await read('de'))?.translation.locale).toBe('de');
    await send('DELETE', 'fees');
    expect(await read()).toBeUndefined();
    const hidden = await send('GET', 'fees');
    expect(hidden.body.data).toMatchObject({ own: false, active: false });
    expect(Object.keys(hidden.body.data.translations as object)).toHaveLength(
      LOCALES.length,
    );
    await send('PUT', 'fees', { active: true, topic: 'orders' });
    expect(await read()).toMatchObject({ topic: 'orders' });
    const all = await api.get(`${ADMIN}?perPage=100`, operator);
    expect(all.body.meta.total).toBe(OUR_QUESTIONS.length);
  });

  it('are refused without a topic or words, and to everybody else', async () => {
    const bare = await send('PUT', 'catering', {});
    expect(bare.status).toBe(400);
    expect(Object.keys(bare.body.params as object).sort()).toEqual([
      'topic',
      'translations',
    ]);
    const strange = await send('PUT', 'catering', {
      topic: 'weather',
      translations: words,
    });
    expect(strange.body.params).toHaveProperty('topic');
    expect((await send('GET', 'nothing')).status).toBe(404);
    expect((await send('PUT', 'topic-orders', {})).status).toBe(404);
    expect((await api.get(ADMIN)).status).toBe(401);
  });
});
