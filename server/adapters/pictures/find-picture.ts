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

/** The file of a picture in the first of the folders that has it; null for anything that is not a picture's plain path. */
export async function findPicture(
  folders: readonly string[],
  path: string,
): Promise<PictureFile | null> {
  const type = TYPES[extname(path).toLowerCase()];
  if (!type || !isSafe(path)) return null;
  for (const folder of folders) {
    const file = join(folder, path);
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
