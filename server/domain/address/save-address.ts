import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { AddressInput, AddressUpdate } from '@/server/contracts/address';
import { DomainError, orNotFound } from '@/server/errors';
import {
  activateOldest,
  type AddressChanges,
  type AddressRow,
  countAddresses,
  deactivateAddresses,
  deleteAddresses,
  insertAddress,
  updateAddress,
} from '@/server/repositories/address/address-repository';
import { lockUser } from '@/server/repositories/account/user-repository';
import { addressTitle } from '@/utils/address/address-title';
import { ADDRESSES_MAX } from '@/utils/constants/limits';

function changesOf({
  leave_at_door: leaveAtDoor,
  location,
  title,
  ...parts
}: AddressUpdate): AddressChanges {
  return {
    ...parts,
    ...location,
    ...(leaveAtDoor !== undefined && { leaveAtDoor }),
    ...(title && { title }),
  };
}

/**
 * Saves an address. The first one is active; a later one only when asked, and then the former is not any more. Throws
 * bad_request when the account keeps ADDRESSES_MAX already.
 */
export function createAddress(
  ctx: UserCtx,
  input: AddressInput,
): Promise<AddressRow> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const saved = await countAddresses(tx.db, tx.user.id);
    if (saved >= ADDRESSES_MAX)
      throw new DomainError('bad_request', {
        key: 'address.full',
        params: { max: ADDRESSES_MAX },
      });
    const active = input.active === true || saved === 0;
    if (active) await deactivateAddresses(tx.db, tx.user.id);
    const title = input.title || addressTitle(input.address);
    return insertAddress(tx.db, {
      ...changesOf(input),
      ...input.location,
      address: input.address,
      userId: tx.user.id,
      title,
      active,
    });
  });
}

/** Changes the named fields of an own address (null clears a part); not_found for anybody else's. */
export function changeAddress(
  ctx: UserCtx,
  id: number,
  input: AddressUpdate,
): Promise<AddressRow> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    if (input.active) await deactivateAddresses(tx.db, tx.user.id);
    return orNotFound(
      await updateAddress(tx.db, tx.user.id, id, changesOf(input)),
    );
  });
}

/** Makes an own address the only active one; not_found, and nothing changed, for anybody else's. */
export function setActiveAddress(
  ctx: UserCtx,
  id: number,
): Promise<AddressRow> {
  return changeAddress(ctx, id, { active: true });
}

/**
 * Removes own addresses, all or none: one missing or foreign id is not_found. When the active one goes, the oldest of
 * those that stay is active: there is a default as long as there is an address. Orders keep their own copy.
 */
export function removeAddresses(
  ctx: UserCtx,
  ids: readonly number[],
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const unique = [...new Set(ids)];
    const removed = await deleteAddresses(tx.db, tx.user.id, unique);
    if (removed !== unique.length) throw new DomainError('not_found');
    await activateOldest(tx.db, tx.user.id);
  });
}
