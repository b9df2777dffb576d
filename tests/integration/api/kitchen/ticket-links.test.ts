import { globSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import { getServerSideProps } from '@/pages/ticket/[token]';
import { kitchenLinks } from '@/server/db/schema/kitchen';
import { makeLink } from '@/server/domain/kitchen/links';
import { loggedPath } from '@/server/http/logged-path';
import { runtime } from '@/server/runtime';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { hearNewOrder } from '@/tests/support/kitchen/heard-order';
import { visitPlain } from '@/tests/support/kitchen/plain-visit';
import { everything } from '@/tests/support/ownership/victims';
import { LOCALE_CODES } from '@/utils/i18n/locales';

it.beforeAll(() => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

const ACT = { version: 1, act: { kind: 'accept', minutes: 20 } };
const FORM = { act: 'accept', version: '1', minutes: '20' };
const FORGED = 'q7J_x-0vT2mGm0rPj5c6yQ1kzW4u8sLdEoXbRfHiNaM';
const GUESSES_MOST = 30;

/** Forms that no page of this site posts. */
const FOREIGN: readonly {
  readonly whose: string;
  readonly headers: Record<string, string>;
}[] = [
  { whose: 'another site’s', headers: { 'sec-fetch-site': 'cross-site' } },
  {
    whose: 'a sandboxed frame’s',
    headers: { 'sec-fetch-site': '', origin: 'null' },
  },
  {
    whose: 'another host’s',
    headers: { 'sec-fetch-site': '', origin: 'https://else.example' },
  },
  {
    whose: 'a script’s',
    headers: { 'content-type': 'application/json' },
  },
];

const ticket = (token: string) => `/rest/kitchen/tickets/${token}`;

const visit = (
  token: string,
  options: Omit<Parameters<typeof visitPlain>[1], 'token'> = {},
) => visitPlain(getServerSideProps, { token, ...options });

const textOf = async (path: string): Promise<string> =>
  (await api.fetch(new Request(`http://test.local${path}`))).text();

describe('a ticket’s link', () => {
  it('is opened by mail scanners and previews without any effect', async () => {
    const { token } = await hearNewOrder(api);
    const before = await everything(api);
    for (const method of ['GET', 'HEAD'] as const) {
      for (const view of ['', 'refuse', 'print', 'sold-out'])
        for (const said of ['', 'accept', 'stale'])
          expect(
            (await visit(token, { method, query: { view, said } })).status,
          ).toBe(200);
      expect((await api.call(method, ticket(token))).status).toBe(200);
      const acts = `${ticket(token)}/acts`;
      expect((await api.call(method, acts)).status).toBe(404);
    }
    expect(await everything(api)).toEqual(before);
  });

  it('is no more when it ended or was revoked, and is no other link: the same answer to all, and nothing changed', async () => {
    const now = new Date();
    const { shop, token } = await hearNewOrder(api, { now });
    const ended = await hearNewOrder(api);
    await api.db
      .update(kitchenLinks)
      .set({ endsAt: now })
      .where(eq(kitchenLinks.orderId, ended.id));
    const revoked = await hearNewOrder(api);
    await api.db
      .update(kitchenLinks)
      .set({ revokedAt: now })
      .where(eq(kitchenLinks.orderId, revoked.id));
    const board = await makeLink(
      { db: api.db, now },
      { kind: 'board', shopId: shop.id },
    );
    const before = await everything(api);
    const pages = new Set<string>();
    for (const wrong of [
      ended.token,
      revoked.token,
      board,
      FORGED,
      token.slice(1),
      `${token}x`,
      '../checkout',
      'short',
    ]) {
      const read = await visit(wrong);
      const pressed = await visit(wrong, { form: FORM });
      expect([read.status, pressed.status]).toEqual([404, 404]);
      expect(read.headers['x-robots-tag']).toBe('noindex');
      pages.add(read.html).add(pressed.html);
      const path = ticket(encodeURIComponent(wrong));
      expect((await api.get(path)).status).toBe(404);
      expect((await api.post(`${path}/acts`, ACT)).status).toBe(404);
    }
    expect(pages.size).toBe(1);
    expect(await everything(api)).toEqual(before);
    expect((await api.get(ticket(token))).status).toBe(200);
  });

  it('is guessed by one address for a while only, which bars nobody who has one', async () => {
    const { token } = await hearNewOrder(api);
    const from = '198.51.100.77';
    const statuses: number[] = [];
    for (let count = 0; count < GUESSES_MOST + 2; count += 1)
      statuses.push((await api.get(ticket(FORGED), { from })).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(
      GUESSES_MOST,
    );
    expect(statuses.slice(GUESSES_MOST)).toEqual([429, 429]);
    expect((await api.get(ticket(token), { from })).status).toBe(200);
  });

  it('is kept by nobody, listed nowhere and passed on to no other site', async () => {
    const { token } = await hearNewOrder(api);
    const page = await visit(token);
    const pressed = await visit(token, { form: FORM });
    const read = await api.get(ticket(token));
    const lost = await api.get(ticket(FORGED));
    for (const headers of [
      page.headers,
      pressed.headers,
      Object.fromEntries(read.headers),
      Object.fromEntries(lost.headers),
    ])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
      });
    const robots = (await textOf('/robots.txt')).split('\n');
    for (const path of ['/ticket', '/ru/ticket', '/board', '/ar/ring'])
      expect(robots).toContain(`Disallow: ${path}`);
    expect(await textOf('/sitemap-pages.xml')).not.toContain('/ticket');
  });

  it('stands in no log, by any address that carries a token', async () => {
    const { body } = await api.get('/openapi.json');
    const calls = Object.keys(body.paths as object)
      .filter((path) => path.includes('{token}'))
      .map((path) => `/api/v1${path}`);
    const pages = globSync('pages/**/*token*').map((file) =>
      file.replaceAll('\\', '/').replace(/^pages|(\/index)?\.tsx?$/g, ''),
    );
    expect(calls).toContain('/api/v1/rest/kitchen/tickets/{token}/acts');
    expect(pages).toContain('/ticket/[token]');
    const prefixes = LOCALE_CODES.map((code) => `/${code}`);
    const addresses = [
      ...calls,
      ...pages,
      ...prefixes.flatMap((prefix) => pages.map((page) => prefix + page)),
    ].map((path) => path.replace(/[{[]token[}\]]/, FORGED));
    for (const address of addresses) {
      expect(address).toContain(FORGED);
      expect(loggedPath(`${address}?lang=ru`)).not.toContain(FORGED);
    }
  });

  it('is no label of a metric', async () => {
    const { token } = await hearNewOrder(api);
    await visit(token);
    await visit(token, { form: FORM });
    const metrics = await api.get('/metrics', { token: TEST_OPERATOR_TOKEN });
    expect(String(metrics.body)).toContain('sofra_requests_in_flight 0');
    expect(String(metrics.body)).not.toContain(token);
  });

  it.for(FOREIGN)('takes no form that is $whose', async ({ headers }) => {
    const { token } = await hearNewOrder(api);
    const before = await everything(api);
    const refused = await visit(token, { form: FORM, headers });
    expect(refused.status).toBe(303);
    expect(refused.headers.location).toBe(`/ticket/${token}?said=failed`);
    expect(await everything(api)).toEqual(before);
  });
});

describe('POST /rest/kitchen/tickets/{token}/acts', () => {
  it('is refused for what is no act', async () => {
    const { token } = await hearNewOrder(api);
    const before = await everything(api);
    for (const act of [
      {},
      { kind: 'eat' },
      { kind: 'accept', minutes: 7 },
      { kind: 'refuse', reason: 'no_answer' },
      { kind: 'refuse', reason: 'other', note: 'x'.repeat(201) },
    ])
      expect(
        (await api.post(`${ticket(token)}/acts`, { version: 1, act })).status,
      ).toBe(400);
    expect(await everything(api)).toEqual(before);
  });

  it('is done once, done again when the same is pressed twice, and stale for the other', async () => {
    const { token } = await hearNewOrder(api);
    const { version } = (await api.get(ticket(token))).body.data;
    const post = (act: object) =>
      api.post(`${ticket(token)}/acts`, { version, act });
    const accept = { kind: 'accept', minutes: 20 };
    expect((await post(accept)).body.data).toMatchObject({
      outcome: 'done',
      ticket: { status: 'accepted' },
    });
    expect((await post(accept)).body.data.outcome).toBe('done');
    const refused = await post({ kind: 'refuse', reason: 'other' });
    expect(refused.body.data).toMatchObject({
      outcome: 'stale',
      ticket: { status: 'accepted', refused_reason: null },
    });
  });
});
