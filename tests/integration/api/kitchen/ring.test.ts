// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import { getServerSideProps } from '@/pages/ring/[token]';
import { kitchenLinks, shopWays } from '@/server/db/schema/kitchen';
import { makeLink } from '@/server/domain/kitchen/links';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';
import {
  formOf,
  screenOf,
  visitPlain,
} from '@/tests/support/kitchen/plain-visit';
import { addWays } from '@/tests/support/kitchen/told-shop';
import { everything } from '@/tests/support/ownership/victims';
import { htmlFaults } from '@/tests/support/site/page-facts';
import { directionOf, LOCALE_CODES, localeInfo } from '@/utils/i18n/locales';

const FORGED = 'q7J_x-0vT2mGm0rPj5c6yQ1kzW4u8sLdEoXbRfHiNaM';

it.beforeAll(() => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

const visit = (
  token: string,
  options: Omit<Parameters<typeof visitPlain>[1], 'token'> = {},
) => visitPlain(getServerSideProps, { token, ...options });

const ringAt = (token: string) => `/rest/kitchen/rings/${token}`;

/** A way of a shop that is rung now. */
async function rung(now = new Date()) {
  const shop = await createShop(api.db);
  const [wayId = 0] = await addWays(api, shop.id, [
    { kind: 'email', target: 'kitchen@shop.example' },
  ]);
  const ctx = { db: api.db, now };
  const token = await makeLink(ctx, { kind: 'ring', shopId: shop.id, wayId });
  return { shop, token, wayId };
}

const provedAt = async (wayId: number) =>
  (await api.db.select().from(shopWays).where(eq(shopWays.id, wayId)))[0]
    ?.provedAt;

describe('a ring’s link', () => {
  it('proves the way when its button is pressed, without script, and says so', async () => {
    const { token, wayId } = await rung();
    const page = screenOf(await visit(token));
    const button = page.getByRole('button', { name: 'Yes, we hear you' });
    const { headers, status } = await visit(token, { form: formOf(button) });
    expect(status).toBe(303);
    expect(headers.location).toBe(`/ring/${token}`);
    const first = await provedAt(wayId);
    expect(first).toBeInstanceOf(Date);
    const done = screenOf(await visit(token));
    expect(done.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
    expect(done.queryByRole('button')).toBeNull();
    expect(done.getByRole('status').textContent).toContain('reach you');
    await visit(token, { form: {} });
    expect(await provedAt(wayId)).toEqual(first);
  });

  it('is opened by mail scanners and previews without any effect', async () => {
    const { token } = await rung();
    const before = await everything(api);
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await visit(token, { method })).status).toBe(200);
      expect((await api.call(method, ringAt(token))).status).toBe(200);
    }
    expect(await everything(api)).toEqual(before);
  });

  it.for<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': '', origin: 'https://else.example' },
    { 'content-type': 'application/json' },
  ])('is not pressed by a form with %o', async (headers) => {
    const { token, wayId } = await rung();
    await visit(token, { form: {}, headers });
    expect(await provedAt(wayId)).toBeNull();
  });

  it('is nothing once it ended or its way is gone, forged or of another purpose', async () => {
    const ended = await rung();
    await api.db
      .update(kitchenLinks)
      .set({ endsAt: new Date() })
      .where(eq(kitchenLinks.wayId, ended.wayId));
    const gone = await rung();
    await api.db.delete(shopWays).where(eq(shopWays.id, gone.wayId));
    const board = await makeLink(
      { db: api.db, now: new Date() },
      { kind: 'board', shopId: ended.shop.id },
    );
    const before = await everything(api);
    const answers = [];
    for (const token of [ended.token, gone.token, board, FORGED, 'short']) {
      const calls = [
        await api.get(ringAt(token)),
        await api.post(ringAt(token)),
      ];
      for (const { body, status } of calls)
        expect([400, 404], JSON.stringify(body)).toContain(status);
      answers.push(await visit(token), await visit(token, { form: {} }));
    }
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expect(await everything(api)).toEqual(before);
  });

  it('is listed, kept and passed on by nobody, and runs no script', async () => {
    const { token } = await rung();
    const { headers, html } = await visit(token);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|onclick/i);
    const call = await api.get(ringAt(token));
    expect(call.headers.get('cache-control')).toBe('private, no-store');
    expect(call.headers.get('x-robots-tag')).toBe('noindex');
    expect(call.body.data).toEqual({
      shop: expect.any(String) as string,
      answered: false,
    });
  });

  it('is answered in every language, in its direction', async () => {
    const { token } = await rung();
    const titles = new Set<string>();
    for (const locale of LOCALE_CODES) {
      const answer = await visit(token, { locale });
      expect(await htmlFaults(answer.html), locale).toEqual([]);
      expect(answer.html).toContain(
        `<html lang="${localeInfo(locale).tag}" dir="${directionOf(locale)}"`,
      );
      titles.add(screenOf(answer).getByRole('heading').textContent ?? '');
    }
    expect(titles.size).toBe(LOCALE_CODES.length);
  });
});
