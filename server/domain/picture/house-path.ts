import { createHash } from 'node:crypto';

/** Where a picture of these bytes is kept, below /storage/images/: the same one has one place, however often it comes. */
export function housePath(bytes: Uint8Array): string {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  return `house/${name.slice(0, 2)}/${name}.webp`;
}
