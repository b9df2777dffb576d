import { randomUUID } from 'node:crypto';
import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  bindUploads,
  insertUpload,
} from '@/server/repositories/picture/upload-repository';
import {
  DOCUMENT_PICTURES,
  PERSON_PICTURES,
  PRIVATE_PICTURES,
} from '@/utils/constants/account';
import { storageKey, uploadPath } from './upload-path';

const RETRY_AFTER_SECONDS = 10;

/** Where an upload of this type stands: documents apart from what everybody may look at. */
function newPath(isPrivate: boolean, ending: 'pdf' | 'webp'): string {
  const name = randomUUID();
  return `${isPrivate ? 'documents' : 'uploads'}/${name.slice(0, 2)}/${name}.${ending}`;
}

const PDF_HEAD = Buffer.from('%PDF-');

/** By the bytes a PDF begins with; its name and the type that a client says count for nothing. */
const isPdf = (bytes: Uint8Array): boolean =>
  PDF_HEAD.equals(bytes.subarray(0, PDF_HEAD.length));

/** What is kept of a file: a document in PDF as it is, a picture encoded anew. Throws bad_request for anything else. */
async function fileOf(
  { pictureEncoder }: UserCtx,
  { bytes, type }: { readonly bytes: Uint8Array; readonly type: string },
): Promise<{ readonly kept: Uint8Array; readonly ending: 'pdf' | 'webp' }> {
  const isDocument = type === DOCUMENT_PICTURES;
  if (isDocument && isPdf(bytes)) return { kept: bytes, ending: 'pdf' };
  const shape = type === PERSON_PICTURES ? 'portrait' : 'whole';
  const kept = await pictureEncoder.encode(bytes, shape);
  if (kept) return { kept, ending: 'webp' };
  const key = isDocument ? 'picture.document' : 'picture.invalid';
  throw new DomainError('bad_request', { key, fields: { image: [key] } });
}

/** Throws `unavailable` in words for whatever keeps the storage from it (a full disk, a bucket that is away). */
async function writeOrSay(
  { log, storage }: UserCtx,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await storage.write(key, bytes);
  } catch (cause) {
    log.error({ err: cause }, 'an upload was not kept');
    throw new DomainError('unavailable', {
      key: 'picture.unkept',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}

/**
 * Keeps a picture of the caller's, or a document of theirs in PDF; answers its path. It is the caller's alone and goes after a day unless something
 * refers to it; of a person's picture the square middle is kept, documents and what is for the chat are private (private-link.ts). Throws
 * bad_request for what is neither.
 */
export async function keepUpload(
  ctx: UserCtx,
  { bytes, type }: { readonly bytes: Uint8Array; readonly type: string },
): Promise<string> {
  const { ending, kept } = await fileOf(ctx, { bytes, type });
  const isPrivate = PRIVATE_PICTURES.includes(type);
  const path = newPath(isPrivate, ending);
  // The row first, and it stays when writing fails, as the bytes may be there all the same: both go after a day.
  await insertUpload(ctx.db, {
    path,
    type,
    visibility: isPrivate ? 'private' : 'public',
    userId: ctx.user.id,
    createdAt: ctx.now,
  });
  await writeOrSay(ctx, storageKey(path), kept);
  return path;
}

type BindCtx = Pick<UserCtx, 'db' | 'user'>;

async function bind(
  ctx: BindCtx,
  subject: string,
  {
    addresses,
    ...which
  }: {
    readonly addresses: readonly string[];
    readonly field: string;
    readonly visibility: 'private' | 'public';
  },
): Promise<readonly string[]> {
  const { field, visibility } = which;
  const paths = [...new Set(addresses.map(uploadPath))];
  const who = { paths, userId: ctx.user.id, visibility };
  if ((await bindUploads(ctx.db, subject, who)) < paths.length)
    throw new DomainError('bad_request', {
      key: 'picture.unknown',
      fields: { [field]: ['picture.unknown'] },
    });
  return paths;
}

/**
 * Binds the caller's pictures to what refers to them (such as `refund:20001`), inside that transaction; those that it
 * referred to before and are not named any more are free. Throws bad_request for one that is missing, somebody else's,
 * private or bound to something else.
 */
export function usePictures(
  ctx: BindCtx,
  subject: string,
  addresses: readonly string[] = [],
): Promise<readonly string[]> {
  const visibility = 'public';
  return bind(ctx, subject, { addresses, field: 'images', visibility });
}

/** The same for the caller's private pictures; neither frees what the other bound. */
export function useDocuments(
  ctx: BindCtx,
  subject: string,
  addresses: readonly string[] = [],
): Promise<readonly string[]> {
  const visibility = 'private';
  return bind(ctx, subject, { addresses, field: 'documents', visibility });
}
