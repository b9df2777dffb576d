import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  type AddressRow,
  countAddresses,
  findAddress,
  findAddresses,
} from '@/server/repositories/address/address-repository';

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** A page of the caller's saved addresses, oldest first. */
export async function listAddresses(ctx: UserCtx, { page, perPage }: Paging) {
  const rows = await findAddresses(ctx.db, ctx.user.id, { page, perPage });
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1);
  const total = isLast
    ? (page - 1) * perPage + rows.length
    : await countAddresses(ctx.db, ctx.user.id);
  return { rows, page, perPage, total };
}

/** One saved address of the caller; not_found when it is missing or somebody else's. */
export async function showAddress(
  ctx: UserCtx,
  id: number,
): Promise<AddressRow> {
  const address = await findAddress(ctx.db, ctx.user.id, id);
  if (!address) throw new DomainError('not_found');
  return address;
}
