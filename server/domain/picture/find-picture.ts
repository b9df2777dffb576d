import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Pictures that come with the product. */
const COMMITTED_FOLDER = join('server', 'db', 'seed', 'images');

export interface PictureFile {
  readonly file: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Another one whenever the file is another one. */
  readonly version: string;
}

/** Plain names only: no way up, no hidden file, no other separator. */
function isSafe(path: string): boolean {
  return path
    .split('/')
    .every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..'));
}

async function statOrNull(file: string): Promise<Stats | null> {
  try {
    const facts = await stat(file);
    return facts.isFile() ? facts : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG')
      return null;
    throw error;
  }
}

/**
 * The file of a picture under /storage/images: an uploaded one of DATA_DIR, else one that comes with the product; null
 * for anything that is not a picture's plain path.
 */
export async function findPicture(
  dataDir: string,
  path: string,
): Promise<PictureFile | null> {
  const type = TYPES[extname(path).toLowerCase()];
  if (!type || !isSafe(path)) return null;
  const places = [
    join(dataDir, 'storage', 'images', path),
    join(process.cwd(), COMMITTED_FOLDER, path),
  ];
  for (const file of places) {
    const facts = await statOrNull(file);
    if (facts)
      return {
        file,
        type,
        size: facts.size,
        version: `${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}`,
      };
  }
  return null;
}
