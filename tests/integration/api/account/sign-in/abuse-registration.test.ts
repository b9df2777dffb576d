// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import {
  accessTokens,
  users,
  verificationCodes,
} from '@/server/db/schema/account/users';
import { api, it } from '@/tests/support/api/api-test';
import { otherProcess } from '@/tests/support/api/limited-api';
import {
  DETAILS,
  earnVerifyToken,
  readCode,
} from '@/tests/support/account/registration';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => api.setNow(null));

describe('20 people who register one e-mail at once', () => {
  it('get one code and one account, also by two processes', async () => {
    const email = 'all-at-once@sofra.example';
    const other = otherProcess(api);
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? api.post('/auth/register', { email })
          : other('/auth/register', { email }, '203.0.113.7'),
      ),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    const codes = eq(verificationCodes.subject, email);
    expect(await api.db.$count(verificationCodes, codes)).toBe(1);

    const verifyCode = await readCode(api, email);
    const proofs = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.post('/auth/verify/code', { email, verifyCode }),
      ),
    );
    const right = proofs.filter(({ status }) => status === 200);
    expect(right).toHaveLength(1);

    const verify_token = String(right[0]?.body.data.verify_token);
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.post('/auth/after-verify', { ...DETAILS, verify_token }),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.db.$count(users, eq(users.email, email))).toBe(1);
  });

  it('get one account and one session of 20 proofs', async () => {
    const email = 'many-proofs@sofra.example';
    const proofs: string[] = [];
    const start = Date.now();
    for (let turn = 0; turn < 20; turn += 1) {
      api.setNow(new Date(start + turn * 6 * MINUTE));
      proofs.push(await earnVerifyToken(api, email));
      // else the proofs of the beginning would be too old
      await api.db.execute(
        sql`update verify_tokens set expires_at = ${new Date(start + DAY).toISOString()}`,
      );
    }
    const made = await Promise.all(
      proofs.map((verify_token) =>
        api.post('/auth/after-verify', { ...DETAILS, verify_token }),
      ),
    );
    const outcomes = made.map(({ body }) => String(body.statusCode));
    expect(outcomes.filter((code) => code === 'undefined')).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'ERROR_106')).toHaveLength(19);
    const rows = await api.db
      .select()
      .from(users)
      .where(eq(users.email, email));
    expect(rows).toHaveLength(1);
    const own = eq(accessTokens.userId, rows[0]?.id ?? 0);
    expect(await api.db.$count(accessTokens, own)).toBe(1);
  });
});
