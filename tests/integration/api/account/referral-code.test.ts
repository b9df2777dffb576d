import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { referrals } from '@/server/db/schema/account/referrals';
import { settings } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import {
  DETAILS,
  earnVerifyToken,
  readCode,
} from '@/tests/support/account/registration';

describe('whose referral code a registration names', () => {
  const signUp = async (email: string, referral: string) => {
    const verify_token = await earnVerifyToken(api, email);
    const details = { ...DETAILS, verify_token, referral };
    return api.post('/auth/after-verify', details);
  };

  it('is kept with the account, by phone and in other letters, too', async () => {
    const referrer = await createUser(api.db);
    const phone = '+998901234599';
    await api.post('/auth/register', { phone });
    const verifyCode = await readCode(api, phone);
    const proof = await api.post('/auth/verify/code', { phone, verifyCode });
    const made = await api.post('/auth/after-verify', {
      ...DETAILS,
      verify_token: proof.body.data.verify_token,
      referral: ` ${referrer.myReferral.toLowerCase()} `,
    });
    const { id } = made.body.data.user;
    const kept = await api.db
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(eq(referrals.referredId, id));
    expect(kept).toEqual([{ referrerId: referrer.id }]);
  });

  it('keeps nobody from an account when nobody has it', async () => {
    const before = await api.db.$count(referrals);
    for (const [email, code] of [
      ['unknown-code@sofra.example', 'ZZZZZZZZ'],
      ['no-code@sofra.example', "'; --"],
      ['empty-code@sofra.example', ''],
    ] as const)
      expect((await signUp(email, code)).status).toBe(200);
    expect(await api.db.$count(referrals)).toBe(before);
  });

  it('is refused at its field while the programme runs and nobody has it, and the proof is kept', async () => {
    await api.db
      .insert(settings)
      .values({ key: 'referral_active', value: '1' });
    const verify_token = await earnVerifyToken(api, 'typo@sofra.example');
    const details = { ...DETAILS, verify_token };
    const wrong = await api.post('/auth/after-verify', {
      ...details,
      referral: 'NOPE99',
    });
    expect([wrong.status, wrong.body.params]).toEqual([
      400,
      {
        referral: [
          'We don’t know this code. Check it, or leave the field empty.',
        ],
      },
    ]);
    expect((await api.post('/auth/after-verify', details)).status).toBe(200);
    await api.db.delete(settings).where(eq(settings.key, 'referral_active'));
  });

  it('is not kept when it is one’s own', async () => {
    const email = 'half-made@sofra.example';
    const own = await createUser(api.db, { email, emailVerifiedAt: null });
    expect((await signUp(email, own.myReferral)).status).toBe(200);
    const theirs = eq(referrals.referredId, own.id);
    expect(await api.db.$count(referrals, theirs)).toBe(0);
  });
});
