import { inTransaction, type UserCtx } from '@/server/context';
import type { AddressInput, AddressUpdate } from '@/server/contracts/address';
import { DomainError } from '@/server/errors';
import {
  type AddressChanges,
  type AddressRow,
  countAddresses,
  deactivateAddresses,
  deleteAddresses,
  insertAddress,
  updateAddress,
} from '@/server/repositories/address/address-repository';
import { lockUser } from '@/server/repositories/account/user-repository';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';

/** What comes before the first comma names an address that has no title of its own. */
function titleOf(address: string): string {
  return (address.split(/[,،]/)[0] ?? address).trim().slice(0, NAME_MAX_LENGTH);
}

function changesOf({
  location,
  title,
  ...parts
}: AddressUpdate): AddressChanges {
  return { ...parts, ...location, ...(title && { title }) };
}

/** Saves an address. The first one is active; a later one only when asked, and then the former is not any more. */
export function createAddress(
  ctx: UserCtx,
  input: AddressInput,
): Promise<AddressRow> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const active =
      input.active === true || (await countAddresses(tx.db, tx.user.id)) === 0;
    if (active) await deactivateAddresses(tx.db, tx.user.id);
    const { location, title: given, ...parts } = input;
    const title = given || titleOf(input.address);
    return insertAddress(tx.db, {
      ...parts,
      ...location,
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
    const changed = await updateAddress(
      tx.db,
      tx.user.id,
      id,
      changesOf(input),
    );
    if (!changed) throw new DomainError('not_found');
    return changed;
  });
}

/** Makes an own address the only active one; not_found, and nothing changed, for anybody else's. */
export function setActiveAddress(
  ctx: UserCtx,
  id: number,
): Promise<AddressRow> {
  return changeAddress(ctx, id, { active: true });
}

/** Removes own addresses, all or none: one missing or foreign id is not_found. */
export function removeAddresses(
  ctx: UserCtx,
  ids: readonly number[],
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const unique = [...new Set(ids)];
    const removed = await deleteAddresses(tx.db, tx.user.id, unique);
    if (removed !== unique.length) throw new DomainError('not_found');
  });
}
