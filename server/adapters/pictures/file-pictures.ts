import { hash } from 'node:crypto';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import type { Picture, Pictures } from '@/server/domain/picture/pictures';
import { logger } from '@/server/logger';
import { runtimeSlot } from '@/server/runtime';
import type { PictureWidth } from '@/utils/product/picture-widths';
import { ENCODING, encodeDrawing, encodePicture } from './encode-picture';
import { EncodeQueue } from './encode-queue';
import {
  findPicture,
  type FoundPicture,
  type PictureSource,
} from './find-picture';
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

export interface PicturePlaces {
  /** Where pictures are, the first that has one first. */
  readonly sources: readonly PictureSource[];
  /** The folder where resized ones are kept. */
  readonly kept: string;
  /** Pictures of the last source as drawings of that width, where they are sharper than the file; null: the file is best. */
  readonly drawn?: (path: string, width: number) => Promise<string | null>;
}

interface Resizer {
  readonly kept: KeptPictures;
  readonly queue: EncodeQueue<Uint8Array<ArrayBuffer>>;
}

/** Stands for a picture that is best as it is. */
const NOTHING = new Uint8Array(0);

const resizerOf = (kept: string): Resizer =>
  runtimeSlot(`pictures ${kept}`, () => ({
    kept: new KeptPictures(kept, (err) =>
      logger().warn({ err }, 'kept pictures were not counted'),
    ),
    queue: new EncodeQueue(AT_ONCE, MOST_WAITING),
  }));

const broken = () =>
  boundedCache<{ readonly path: string }>('broken pictures', {
    entries: MOST_BROKEN,
    bytes: BROKEN_BYTES,
    freshMs: DAY_MS,
    weigh: (facts, name) => bytesOf(facts) + bytesOf(name),
  });

/** Null: it went meanwhile. */
async function original(
  { path, source, type, version }: FoundPicture,
  lasting = true,
): Promise<Picture | null> {
  const bytes = await source.read(path);
  return bytes && { bytes, type, etag: `"${version}"`, lasting };
}

async function shrink(
  { path, source, type }: FoundPicture,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await source.read(path);
  if (!bytes) throw new Error('the picture went meanwhile');
  return (await encodePicture({ bytes, type }, width)) ?? NOTHING;
}

async function make(
  { drawn, kept, sources }: PicturePlaces,
  name: string,
  found: FoundPicture,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer>> {
  const isLast = found.source === sources.at(-1);
  const drawing = isLast && drawn ? await drawn(found.path, width) : null;
  const made = drawing
    ? await encodeDrawing(drawing)
    : await shrink(found, width);
  await resizerOf(kept)
    .kept.write(name, made)
    .catch((err: unknown) => logger().warn({ err }, 'a picture was not kept'));
  return made;
}

/** The resized bytes, none where the original is best; null: it cannot be had now. */
async function resized(
  places: PicturePlaces,
  name: string,
  found: FoundPicture,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { kept, queue } = resizerOf(places.kept);
  if (broken().has(name)) return null;
  try {
    return (
      (await kept.read(name)) ??
      (await queue.run(name, () => make(places, name, found, width)))
    );
  } catch (err) {
    // the storage was away: nothing is known of the picture
    if ((err as Error).name === 'DomainError') throw err;
    const { path } = found;
    logger().warn({ err, path }, 'a picture cannot be resized');
    broken().set(name, { path });
    return null;
  }
}

/**
 * Pictures of these sources, resized at the first request and kept (docs/adr/0017), or drawn where a drawing is
 * sharper than the file. What cannot be resized comes as it is.
 */
export function filePictures(places: PicturePlaces): Pictures {
  return {
    async read(path, width) {
      const found = await findPicture(places.sources, path);
      if (!found) return null;
      if (width === null || !RESIZED.test(found.type)) return original(found);
      const place = places.sources.indexOf(found.source);
      const made = `${ENCODING} ${width} ${found.version} ${place} ${path}`;
      const name = hash('sha256', made);
      const bytes = await resized(places, name, found, width);
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
