import { extname } from 'node:path';
import {
  isStorageKey,
  type Storage,
  type StoredFacts,
} from '@/server/domain/picture/storage';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Where pictures are looked for. */
export type PictureSource = Pick<Storage, 'look' | 'read'>;

export interface FoundPicture extends StoredFacts {
  readonly path: string;
  readonly source: PictureSource;
  readonly type: string;
}

/** A picture in the first of the sources that has it; null for anything that is not a picture's plain path. */
export async function findPicture(
  sources: readonly PictureSource[],
  path: string,
): Promise<FoundPicture | null> {
  const type = TYPES[extname(path).toLowerCase()];
  if (!type || !isStorageKey(path)) return null;
  for (const source of sources) {
    const facts = await source.look(path);
    if (facts) return { ...facts, path, source, type };
  }
  return null;
}
