// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, vi } from 'vitest';
import { createLogger } from '@/server/logger';
import { drainOutbox } from '@/server/jobs/outbox';
import { runtime } from '@/server/runtime';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { DETAILS, readCode } from '@/tests/support/account/registration';

const TABLES = [
  'users',
  'access_tokens',
  'verification_codes',
  'verify_tokens',
  'outbox_messages',
  'rate_limits',
];

/** A code counts as itself, not as a part of a longer number. */
const isIn = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text)
    : text.includes(secret);

describe('nothing secret', () => {
  const lines: string[] = [];
  const usual = runtime().slots.get('logger');

  afterAll(() => {
    if (usual) runtime().slots.set('logger', usual);
    else runtime().slots.delete('logger');
  });

  it('stands in the logs of signing up, signing in and a reset, or in what the database keeps', async () => {
    const log = createLogger('trace', { write: (line) => lines.push(line) });
    runtime().slots.set('logger', log);
    const email = 'in-no-log@sofra.example';
    const secrets: string[] = [];
    const keep = (text: unknown): string => {
      secrets.push(String(text));
      return String(text);
    };
    await api.post('/auth/register', { email });
    const first = keep(await readCode(api, email));
    const proof = await api.get(`/auth/verify/${first}?email=${email}`);
    const made = await api.post('/auth/after-verify', {
      ...DETAILS,
      verify_token: keep(proof.body.data.verify_token),
    });
    keep(made.body.data.access_token);
    await api.post('/auth/login', { email, password: keep('wrong-password') });
    await api.post('/auth/forgot/email-password', { email });
    const second = keep(await readCode(api, email));
    const path = `/auth/forgot/email-password/${second}?email=${email}`;
    const confirmed = await api.call('POST', path);
    const password = keep('a brand-new password');
    const verify_token = keep(confirmed.body.data.verify_token);
    const reset = await api.post('/auth/password/reset', {
      verify_token,
      password,
      password_confirmation: password,
    });
    keep(reset.body.data.access_token);
    keep(DETAILS.password);
    const sent: unknown[] = [];
    await drainOutbox({
      handle: { db: api.db, listen: vi.fn() },
      keepsMessages: false,
      senders: {
        email: { send: (notice) => Promise.resolve(void sent.push(notice)) },
        sms: null,
        push: null,
        event: null,
        webhook: null,
        chat: null,
      },
    });
    expect(sent.length).toBeGreaterThanOrEqual(3);

    const said = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    for (const secret of [...secrets, email])
      expect([secret, isIn(said, secret)]).toEqual([secret, false]);

    for (const table of TABLES) {
      const rows = (await api.db.execute(
        sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
      )) as unknown as { rows: { row: string }[] };
      const kept = rows.rows.map(({ row }) => row).join('\n');
      expect(kept.length).toBeGreaterThan(10);
      for (const secret of secrets)
        expect([table, isIn(kept, secret)]).toEqual([table, false]);
    }
  });

  it('stands in the document of the calls', async () => {
    const text = JSON.stringify((await api.get('/openapi.json')).body);
    expect(text).not.toContain(TEST_OPERATOR_TOKEN);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
    expect(text).not.toMatch(/"example":"[A-Za-z0-9_-]{30,}"/);
  });
});
