import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import type { Picture, Pictures } from '@/server/domain/picture/pictures';
import { logger } from '@/server/logger';
import { runtimeSlot } from '@/server/runtime';
import type { PictureWidth } from '@/utils/product/picture-widths';
import { ENCODING, encodeDrawing, encodePicture } from './encode-picture';
import { EncodeQueue } from './encode-queue';
import { findPicture, type PictureFile } from './find-picture';
import { KeptPictures } from './kept-pictures';

/** Cores that pictures may take: one stays for pages. */
const AT_ONCE = 2;
const MOST_WAITING = 200;
/** Files that are no pictures, remembered so that they are not tried each time. */
const MOST_BROKEN = 5_000;
const BROKEN_BYTES = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
/** Drawings scale by themselves, and what moves stays as it is. */
const RESIZED = /^image\/(avif|jpeg|png|webp)$/;

export interface PictureFolders {
  /** Where pictures are, the first that has one first. */
  readonly sources: readonly string[];
  /** Where resized ones are kept. */
  readonly kept: string;
  /** Files of the last source as drawings of that width, where they are sharper than the file; null: the file is best. */
  readonly drawn?: (file: string, width: number) => Promise<string | null>;
}

interface Resizer {
  readonly drawn: (found: PictureFile, width: number) => Promise<string | null>;
  readonly kept: KeptPictures;
  readonly queue: EncodeQueue<Uint8Array<ArrayBuffer>>;
}

/** Stands for a picture that is best as it is. */
const NOTHING = new Uint8Array(0);

function resizerOf({ drawn, kept: folder, sources }: PictureFolders): Resizer {
  const last = sources.at(-1);
  return runtimeSlot(`pictures ${folder}`, () => ({
    drawn: async ({ file }, width) =>
      drawn && last && file.startsWith(`${last}${sep}`)
        ? drawn(file, width)
        : null,
    kept: new KeptPictures(folder, (err) =>
      logger().warn({ err }, 'kept pictures were not counted'),
    ),
    queue: new EncodeQueue(AT_ONCE, MOST_WAITING),
  }));
}

const broken = () =>
  boundedCache<{ readonly file: string }>('broken pictures', {
    entries: MOST_BROKEN,
    bytes: BROKEN_BYTES,
    freshMs: DAY_MS,
    weigh: (facts, name) => bytesOf(facts) + bytesOf(name),
  });

async function original(
  { file, type, version }: PictureFile,
  lasting = true,
): Promise<Picture> {
  const bytes = new Uint8Array(await readFile(file));
  return { bytes, type, etag: `"${version}"`, lasting };
}

async function make(
  { drawn, kept }: Resizer,
  name: string,
  found: PictureFile,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await drawn(found, width);
  const made = drawing
    ? await encodeDrawing(drawing)
    : ((await encodePicture(found, width)) ?? NOTHING);
  await kept
    .write(name, made)
    .catch((err: unknown) => logger().warn({ err }, 'a picture was not kept'));
  return made;
}

/** The resized bytes, none where the original is best; null: it cannot be had now. */
async function resized(
  resizer: Resizer,
  name: string,
  found: PictureFile,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { kept, queue } = resizer;
  if (broken().has(name)) return null;
  try {
    return (
      (await kept.read(name)) ??
      (await queue.run(name, () => make(resizer, name, found, width)))
    );
  } catch (err) {
    logger().warn({ err, file: found.file }, 'a picture cannot be resized');
    broken().set(name, { file: found.file });
    return null;
  }
}

/**
 * Pictures as files of these folders, resized at the first request and kept (docs/adr/0017), or drawn where a drawing is
 * sharper than the file. What cannot be resized comes as it is.
 */
export function filePictures(folders: PictureFolders): Pictures {
  return {
    async read(path, width) {
      const found = await findPicture(folders.sources, path);
      if (!found) return null;
      if (width === null || !RESIZED.test(found.type)) return original(found);
      const { file, version } = found;
      const name = hash('sha256', `${ENCODING} ${width} ${version} ${file}`);
      const bytes = await resized(resizerOf(folders), name, found, width);
      if (!bytes?.byteLength) return original(found, bytes !== null);
      return {
        bytes,
        type: 'image/webp',
        etag: `"${name.slice(0, 32)}"`,
        lasting: true,
      };
    },
  };
}
