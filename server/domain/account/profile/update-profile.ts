import type { UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { DomainError } from '@/server/errors';
import {
  lockUser,
  type NewUser,
  type ProfileRow,
  updateUser,
} from '@/server/repositories/account/user-repository';
import { accountSubject } from '@/server/domain/account/account-subject';
import { usePictures as bindPictures } from '@/server/domain/picture/keep-upload';
import { showProfile } from './show-profile';

const PREFIX = '/storage/images/';

/** What is undefined stays as it is. */
interface ProfileChanges {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  /** The contact for orders, as typed; null: the account's own phone again. */
  readonly phone?: string | null | undefined;
  readonly birthday?: string | null | undefined;
  readonly gender?: 'female' | 'male' | null | undefined;
  /** An uploaded picture's address, whole or from the root; null: none. */
  readonly img?: string | null | undefined;
}

/** The address from the root; picture.unknown for one that is not of this site's pictures. */
function rootAddress(img: string): string {
  const at = img.indexOf(PREFIX);
  if (at !== -1) return img.slice(at);
  throw new DomainError('bad_request', {
    key: 'picture.unknown',
    fields: { images: ['picture.unknown'] },
  });
}

/**
 * The picture as it is stored: bound to the account, so that it is kept and the one before it goes. The one that is
 * there already, which older clients send again, stays.
 */
async function takePicture(
  ctx: UserCtx,
  before: string | null,
  img: string | null,
): Promise<string | null> {
  const address = img === null ? null : rootAddress(img);
  if (address === before) return before;
  const paths = address === null ? [] : [address.slice(PREFIX.length)];
  await bindPictures(ctx, `user:${ctx.user.id}`, paths);
  return address;
}

/** What differs from the account's own phone is kept beside it: it proves nothing, and takes no way in away. */
function contactPhone(own: string | null, typed: string | null): string | null {
  if (typed === null) return null;
  const { value } = accountSubject({ phone: typed });
  return value === own ? null : value;
}

/**
 * Changes what the person says of themselves and answers the profile as it is then; what is not named stays. Throws
 * bad_request for no phone at all, and for a picture that is missing or somebody else's.
 */
export function updateProfile(
  ctx: UserCtx,
  { birthday, firstname, gender, img, lastname, phone }: ProfileChanges,
): Promise<ProfileRow> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const before = await showProfile(tx);
    const changes: Partial<NewUser> = {
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
      ...(phone !== undefined && {
        contactPhone: contactPhone(before.phone, phone),
      }),
      ...(birthday !== undefined && { birthday }),
      ...(gender !== undefined && { gender }),
      ...(img !== undefined && {
        img: await takePicture(tx, before.img, img),
      }),
    };
    if (Object.keys(changes).length === 0) return before;
    await updateUser(tx.db, tx.user.id, changes);
    return showProfile(tx);
  });
}
