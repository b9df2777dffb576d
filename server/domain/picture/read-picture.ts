import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureWidth } from '@/utils/product/picture-widths';
import type { Ctx } from '@/server/context';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import { runtimeSlot } from '@/server/runtime';
import { ENCODING, encodePicture } from './encode-picture';
import { EncodeQueue } from './encode-queue';
import { findPicture, type PictureFile } from './find-picture';
import { PictureShelf } from './picture-shelf';

/** Cores that pictures may take: one stays for pages. */
const AT_ONCE = 2;
const MOST_WAITING = 200;
/** Files that are no pictures, remembered so that they are not tried each time. */
const MOST_BROKEN = 5_000;
const BROKEN_BYTES = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
/** Drawings scale by themselves, and what moves stays as it is. */
const RESIZED = /^image\/(avif|jpeg|png|webp)$/;

type PictureCtx = Pick<Ctx, 'env' | 'log'>;

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Of exactly these bytes. */
  readonly etag: string;
  /** False: a stand-in for a smaller one that could not be made now. */
  readonly lasting: boolean;
}

interface Workshop {
  readonly shelf: PictureShelf;
  readonly queue: EncodeQueue<Uint8Array<ArrayBuffer>>;
}

const NOTHING = new Uint8Array(0);

const workshop = ({ env: { DATA_DIR }, log }: PictureCtx): Workshop =>
  runtimeSlot(`pictures ${DATA_DIR}`, () => ({
    shelf: new PictureShelf(join(DATA_DIR, 'cache', 'pictures'), (err) =>
      log.warn({ err }, 'kept pictures were not counted'),
    ),
    queue: new EncodeQueue(AT_ONCE, MOST_WAITING),
  }));

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
  ctx: PictureCtx,
  name: string,
  found: PictureFile,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer>> {
  const { shelf } = workshop(ctx);
  const made = (await encodePicture(found, width)) ?? NOTHING;
  await shelf
    .write(name, made)
    .catch((err: unknown) => ctx.log.warn({ err }, 'a picture was not kept'));
  return made;
}

/** The resized bytes, none where the original is best; null: it cannot be had now. */
async function resized(
  ctx: PictureCtx,
  name: string,
  found: PictureFile,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { queue, shelf } = workshop(ctx);
  if (broken().has(name)) return null;
  try {
    return (
      (await shelf.read(name)) ??
      (await queue.run(name, () => make(ctx, name, found, width)))
    );
  } catch (err) {
    ctx.log.warn({ err, file: found.file }, 'a picture cannot be resized');
    broken().set(name, { file: found.file });
    return null;
  }
}

/**
 * A picture under /storage/images, at most `width` pixels wide when one is asked for (docs/adr/0017): made at the first
 * request, kept under DATA_DIR/cache. What cannot be resized comes as it is. Null: there is no such picture.
 */
export async function readPicture(
  ctx: PictureCtx,
  path: string,
  width: PictureWidth | null,
): Promise<Picture | null> {
  const found = await findPicture(ctx.env.DATA_DIR, path);
  if (!found) return null;
  if (width === null || !RESIZED.test(found.type)) return original(found);
  const { file, version } = found;
  const name = hash('sha256', `${ENCODING} ${width} ${version} ${file}`);
  const bytes = await resized(ctx, name, found, width);
  if (!bytes?.byteLength) return original(found, bytes !== null);
  return {
    bytes,
    type: 'image/webp',
    etag: `"${name.slice(0, 32)}"`,
    lasting: true,
  };
}
