import type { Ctx } from '@/server/context';
import {
  findOwed,
  type OwedMoney,
} from '@/server/repositories/payment/owed-repository';

/**
 * Money at providers that waits for a person, by why: `unreachable`, a refund through a provider that is not configured;
 * `unasked`, an attempt at one, paid or not; `refused`, a refund that its provider refused.
 */
export function owedMoney({
  db,
  gateways,
}: Pick<Ctx, 'db' | 'gateways'>): Promise<OwedMoney[]> {
  return findOwed(db, [...gateways.byTag.keys()]);
}

/** Tells the log what is owed through providers that are not configured; false when nothing is. */
export async function reportOwedMoney(
  ctx: Pick<Ctx, 'db' | 'gateways' | 'log'>,
): Promise<boolean> {
  const owed = (await owedMoney(ctx)).filter(
    ({ state }) => state !== 'refused',
  );
  if (!owed.length) return false;
  ctx.log.error(
    { owed },
    'money waits for a provider that is not configured: npm run operator -- check money',
  );
  return true;
}
