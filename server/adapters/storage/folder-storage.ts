import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  isStorageKey,
  type Storage,
  type StoredFacts,
} from '@/server/domain/picture/storage';
import { runtimeSlot } from '@/server/runtime';
import { MOST_BYTES, TooLargeError } from './too-large';

/** Where files are while they are being written; no key begins with a dot. */
const UNFINISHED = '.unfinished';
/** An unfinished file this old is of a process that died. */
const UNFINISHED_MS = 600_000;

const GONE = /^(ENOENT|ENOTDIR|ENAMETOOLONG|EISDIR)$/;

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (GONE.test((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

const versionOf = ({ mtimeMs, size }: Stats): string =>
  `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`;

async function readWhole(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > MOST_BYTES) throw new TooLargeError(size);
    return new Uint8Array(await handle.readFile());
  } finally {
    await handle.close();
  }
}

/** Removes what a process left that died while it wrote; a process does it once, as its first write begins. */
async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const facts = await orNull(stat(file));
    if (facts && Date.now() - facts.mtimeMs > UNFINISHED_MS)
      await rm(file, { force: true });
  }
}

/** Files of a folder, which the processes of one machine, or machines with a shared disk, may have in common. */
export function folderStorage(folder: string): Storage {
  const unfinished = join(folder, UNFINISHED);
  const fileOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('this is no key of the storage');
    return join(folder, key);
  };
  const prepare = (): Promise<void> =>
    runtimeSlot(`storage ${folder}`, () =>
      mkdir(unfinished, { recursive: true })
        .then(() => clearUnfinished(unfinished))
        .catch(() => undefined),
    );
  return {
    async look(key): Promise<StoredFacts | null> {
      const facts = await orNull(stat(fileOf(key)));
      if (!facts?.isFile()) return null;
      return { size: facts.size, version: versionOf(facts) };
    },
    async read(key) {
      return orNull(readWhole(fileOf(key)));
    },
    async write(key, bytes) {
      const file = fileOf(key);
      await prepare();
      const draft = join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true });
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
