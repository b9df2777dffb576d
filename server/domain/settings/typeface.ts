import type { Ctx } from '@/server/context';
import { badFields, DomainError } from '@/server/errors';
import { createHash } from 'node:crypto';

/** A WOFF2 file: its signature. */
const SIGNATURE = 'wOF2';
/** A variable typeface of several scripts; more would keep pages waiting. */
const TYPEFACE_BYTES_MAX = 2_000_000;

const KEY = /^fonts\/[\da-f]{40}\.woff2$/;

/** Whether a key of the storage is one that `typefaceKey` makes. */
export const isTypefaceKey = (key: string): boolean => KEY.test(key);

/** Where a typeface of these bytes is kept: the same one has one place. */
const typefaceKey = (bytes: Uint8Array): string =>
  `fonts/${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.woff2`;

const isWoff2 = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === SIGNATURE;

/** Keeps a typeface; answers its key in the storage, which the setting `typeface` holds. Throws bad_request for no WOFF2, payload_too_large above 2 MB. */
export async function keepTypeface(
  { storage }: Pick<Ctx, 'storage'>,
  bytes: Uint8Array,
): Promise<string> {
  if (bytes.byteLength > TYPEFACE_BYTES_MAX)
    throw new DomainError('payload_too_large');
  if (!isWoff2(bytes)) throw badFields({ image: ['It must be a WOFF2 file.'] });
  const key = typefaceKey(bytes);
  if (!(await storage.look(key))) await storage.write(key, bytes);
  return key;
}
