import { createHash } from 'node:crypto';

/** A WOFF2 file: its signature. */
const SIGNATURE = 'wOF2';
/** A variable typeface of several scripts; more would keep pages waiting. */
export const TYPEFACE_BYTES_MAX = 2_000_000;

const KEY = /^fonts\/[\da-f]{40}\.woff2$/;

/** Whether a key of the storage is one that `typefaceKey` makes. */
export const isTypefaceKey = (key: string): boolean => KEY.test(key);

/** Where a typeface of these bytes is kept: the same one has one place. */
export const typefaceKey = (bytes: Uint8Array): string =>
  `fonts/${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.woff2`;

export const isWoff2 = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === SIGNATURE;
