import { randomUUID } from 'node:crypto';
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

/** Bytes kept on disk at most; beyond it the least recently used pictures go, down to this share. */
const DISK_BYTES = 512 * 1024 * 1024;
const SHARE_AFTER_SWEEP = 0.8;
/** A picture that is asked for is marked as such once in this time. */
const MARK_MS = 24 * 3_600_000;
/** An unfinished file this old is of a process that died. */
const UNFINISHED_MS = 600_000;

const isGone = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT';

interface KeptFile {
  readonly file: string;
  readonly size: number;
  readonly askedMs: number;
}

async function factsOf(file: string): Promise<KeptFile | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    return { file, size, askedMs: mtimeMs };
  } catch (error) {
    // another process swept it
    if (isGone(error)) return null;
    throw error;
  }
}

/** Resized pictures as files, shared by the processes of one machine. */
export class KeptPictures {
  /** Bytes on disk as far as this process knows; null: not looked yet. */
  #size: number | null = null;
  /** Bytes written since the sweep that is under way began: it may not have met them. */
  #sinceSweep = 0;
  #sweeping: Promise<void> = Promise.resolve();
  #isSweeping = false;

  constructor(
    private readonly folder: string,
    private readonly onFailure: (error: unknown) => void,
    private readonly diskBytes = DISK_BYTES,
  ) {}

  /** The kept bytes; none: it was found best as it is; null: not made yet. */
  async read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      const file = await open(this.#fileOf(name));
      try {
        const { mtimeMs } = await file.stat();
        const bytes = new Uint8Array(await file.readFile());
        const now = new Date();
        if (now.getTime() - mtimeMs > MARK_MS) await file.utimes(now, now);
        return bytes;
      } finally {
        await file.close();
      }
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  /** Whole or not at all: readers never see half a picture. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#fileOf(name);
    const unfinished = `${file}.${randomUUID()}.tmp`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    this.#sinceSweep += bytes.byteLength;
    if (this.#size !== null) this.#size += bytes.byteLength;
    if (this.#size === null || this.#size > this.diskBytes) this.#startSweep();
  }

  /** Resolves when no file is being removed. */
  settled(): Promise<void> {
    return this.#sweeping;
  }

  /** Beside whoever asked for a picture: nobody waits for it. */
  #startSweep(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    this.#sinceSweep = 0;
    this.#sweeping = this.#sweep()
      .then((left) => {
        this.#size = left + this.#sinceSweep;
      })
      .catch(this.onFailure)
      .finally(() => {
        this.#isSweeping = false;
      });
  }

  #fileOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }

  async #files(): Promise<KeptFile[]> {
    const names = await readdir(this.folder, { recursive: true });
    const files = names.filter((name) => dirname(name) !== '.');
    const found: KeptFile[] = [];
    for (const name of files) {
      const facts = await factsOf(join(this.folder, name));
      if (facts) found.push(facts);
    }
    return found;
  }

  /** Removes what is too much; the bytes that are left. */
  async #sweep(): Promise<number> {
    const files = await this.#files();
    files.sort((one, other) => one.askedMs - other.askedMs);
    const all = files.reduce((sum, { size }) => sum + size, 0);
    const most =
      all > this.diskBytes ? this.diskBytes * SHARE_AFTER_SWEEP : all;
    let left = all;
    for (const { askedMs, file, size } of files) {
      const isUnfinished = file.endsWith('.tmp');
      const isOver = isUnfinished
        ? Date.now() - askedMs > UNFINISHED_MS
        : left > most;
      if (!isOver) continue;
      await rm(file, { force: true });
      left -= size;
    }
    return left;
  }
}
