import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findProfile,
  type ProfileRow,
} from '@/server/repositories/account/user-repository';

/** The caller with addresses, notices and wallet balance; one query. */
export async function showProfile(ctx: UserCtx): Promise<ProfileRow> {
  const profile = await findProfile(ctx.db, ctx.user.id);
  if (!profile) throw new DomainError('not_signed_in');
  return profile;
}
