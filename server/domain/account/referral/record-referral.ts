import type { Ctx } from '@/server/context';
import {
  findReferrerId,
  hasOrdered,
  insertReferral,
} from '@/server/repositories/account/referral-repository';
import { parseReferralCode } from '@/utils/account/referral-code';

/**
 * Keeps by whose code a new account came, in the transaction of its registration; once per person, the first code
 * stands. A code that is no code, nobody's or the person's own, and an account that has ordered before, are ignored:
 * a referral never fails a registration. What it earns is decided later (credit-referral.ts).
 */
export async function recordReferral(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  {
    code,
    referredId,
  }: {
    readonly referredId: number;
    readonly code: string | null | undefined;
  },
): Promise<void> {
  const asked = parseReferralCode(code);
  if (asked === null) return;
  const referrerId = await findReferrerId(db, asked);
  if (referrerId === null || referrerId === referredId) return;
  if (await hasOrdered(db, referredId)) return;
  await insertReferral(db, { referrerId, referredId, createdAt: now });
}
