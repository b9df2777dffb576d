import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { insertHousePicture } from '@/server/repositories/picture/upload-repository';
import { housePath } from './house-path';
import { storageKey, uploadAddress } from './upload-path';

/**
 * Keeps a picture of the operator's, made anew and without metadata; answers its address on this site. It stays.
 * Throws bad_request for what is no picture.
 */
export async function keepHousePicture(
  ctx: Ctx,
  bytes: Uint8Array,
): Promise<string> {
  const path = housePath(bytes);
  if (!(await ctx.storage.look(storageKey(path)))) {
    const picture = await ctx.pictureEncoder.encode(bytes);
    if (!picture)
      throw new DomainError('bad_request', {
        key: 'picture.invalid',
        fields: { image: ['picture.invalid'] },
      });
    await ctx.storage.write(storageKey(path), picture);
  }
  await insertHousePicture(ctx.db, {
    path,
    type: 'house',
    usedFor: 'house',
    createdAt: ctx.now,
  });
  return uploadAddress(path);
}

/** Fetches a picture from another site and keeps it, likewise. */
export async function fetchHousePicture(
  ctx: Ctx,
  url: string,
): Promise<string> {
  return keepHousePicture(ctx, await ctx.remotePictures.fetch(url));
}
