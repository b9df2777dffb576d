import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/** What Sofra makes in DATA_DIR; whatever else lies there is left as it is. */
const OWN = [
  'pgdata',
  'storage',
  'cache',
  'operator-token',
  'prepared.json',
  'holder.sock',
];

/** Errors of a file that went meanwhile, or of another owner's, which is that owner's to close. */
function isLeftAlone(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EPERM' || code === 'EROFS';
}

/** Closes one file or a whole folder to other accounts of the machine; links are not followed. */
export function closeToOthers(path: string): void {
  try {
    const facts = lstatSync(path);
    if (facts.isSymbolicLink()) return;
    const isFolder = facts.isDirectory();
    if (facts.mode & OTHERS)
      chmodSync(path, isFolder ? FOLDER_MODE : FILE_MODE);
    if (isFolder)
      for (const name of readdirSync(path)) closeToOthers(join(path, name));
  } catch (error) {
    if (!isLeftAlone(error)) throw error;
  }
}

/** From here on whatever this process makes is its account's alone: folders 0700, files 0600. */
export function makePrivateFiles(): void {
  // a worker shares its process's and may not set it
  if (isMainThread) process.umask(OTHERS);
}

/**
 * Makes the data folder if need be and closes it and what Sofra made in it to other accounts, whatever the umask was
 * when it was made (PGlite asks for 0777). Call it before the database is opened and once it stands.
 */
export function closeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  try {
    if (lstatSync(dataDir).mode & OTHERS) chmodSync(dataDir, FOLDER_MODE);
  } catch (error) {
    if (!isLeftAlone(error)) throw error;
  }
  for (const name of OWN) closeToOthers(join(dataDir, name));
}
