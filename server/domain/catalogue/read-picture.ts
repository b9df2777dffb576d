import { readFile } from 'node:fs/promises';
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

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Plain names only: no way up, no hidden file, no other separator. */
function isSafe(path: string): boolean {
  return path
    .split('/')
    .every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..'));
}

async function readOrNull(
  file: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR')
      return null;
    throw error;
  }
}

/**
 * A picture under /storage/images: an uploaded one of DATA_DIR, else one that comes with the product; null for
 * anything that is not a picture's plain path.
 */
export async function readPicture(
  dataDir: string,
  path: string,
): Promise<Picture | null> {
  const type = TYPES[extname(path).toLowerCase()];
  if (!type || !isSafe(path)) return null;
  const bytes =
    (await readOrNull(join(dataDir, 'storage', 'images', path))) ??
    (await readOrNull(join(process.cwd(), COMMITTED_FOLDER, path)));
  return bytes && { bytes, type };
}
