import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  lockUsableUploads,
  useUploads as saveUses,
} from '@/server/repositories/application/application-upload-repository';

interface Pictures {
  readonly logo_img?: string;
  readonly background_img?: string;
  readonly documents?: readonly string[];
}

interface PictureField {
  readonly field: string;
  readonly path: string;
  readonly visibility: 'private' | 'public';
}

/** What a picture of an application is used for, so that it outlives its first day. */
export const applicationSubject = (id: number): string => `application:${id}`;

/** The pictures of an application's data, by field: documents are private, what customers see is not. */
function pictureFields(data: Pictures): PictureField[] {
  const shown = (['logo_img', 'background_img'] as const).flatMap((field) => {
    const path = data[field];
    return path ? [{ field, path, visibility: 'public' as const }] : [];
  });
  const documents = (data.documents ?? []).map((path, index) => ({
    field: `documents.${index}`,
    path,
    visibility: 'private' as const,
  }));
  return [...shown, ...documents];
}

/**
 * Binds the pictures that an application names to it, inside its transaction; those it named before are free again.
 * Throws bad_request with the field of one that is missing, somebody else's, of the wrong kind or used elsewhere.
 */
export async function bindPictures(
  ctx: Pick<UserCtx, 'db' | 'user'>,
  id: number,
  data: Pictures,
): Promise<void> {
  const named = pictureFields(data);
  const use = {
    subject: applicationSubject(id),
    userId: ctx.user.id,
    paths: [...new Set(named.map(({ path }) => path))],
  };
  const usable = await lockUsableUploads(ctx.db, use);
  const unknown = named.filter(
    ({ path, visibility }) => usable.get(path) !== visibility,
  );
  if (unknown.length)
    throw new DomainError('bad_request', {
      key: 'picture.unknown',
      fields: Object.fromEntries(
        unknown.map(({ field }) => [field, ['picture.unknown']]),
      ),
    });
  await saveUses(ctx.db, use);
}
