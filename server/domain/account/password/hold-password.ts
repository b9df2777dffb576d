import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findPasswordHash,
  lockUser,
} from '@/server/repositories/account/user-repository';

/**
 * Holds the account until the transaction ends and throws bad_credentials unless its password is still the one that was
 * checked: checking takes a while, in which its owner may have changed it and ended every session.
 */
export async function holdPassword(
  { db }: Pick<Ctx, 'db'>,
  userId: number,
  checkedHash: string | null,
): Promise<void> {
  await lockUser(db, userId);
  if ((await findPasswordHash(db, userId)) !== checkedHash)
    throw new DomainError('bad_credentials');
}
