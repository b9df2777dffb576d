import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { boundedCache, bytesOf } from '@/server/bounds/bounded-cache';
import { openPicture } from '@/server/bounds/open-picture';
import type { Picture, Pictures } from '@/server/domain/picture/pictures';
import {
  isStorageKey,
  type Storage,
  type StoredFacts,
} from '@/server/domain/picture/storage';
import { logger } from '@/server/logger';
import { runtimeSlot } from '@/server/runtime';
import type { PictureWidth } from '@/utils/product/picture-widths';
import { EncodeQueue } from './encode-queue';
import { KeptPictures } from './kept-pictures';

/** A phone's largest photo; more would be decoded into hundreds of megabytes. */
const MOST_PIXELS = 120_000_000;
const PATIENCE_SECONDS = 15;
/** A drawing takes seconds of a core, on a busy one some more. */
const DRAWING_PATIENCE_SECONDS = 60;
/** Part of every kept picture's name: another way of encoding is another picture. */
const ENCODING = 'webp-78-4';

/**
 * The picture as WebP at most `width` pixels wide, upright whatever its EXIF says and without its metadata, never
 * larger than it is. Null: it is best as it is, being a WebP or AVIF that would not get smaller, or one that moves.
 * Throws what sharp says of a file that is no picture.
 */
async function encodePicture(
  { bytes, type }: { readonly bytes: Uint8Array; readonly type: string },
  width: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = openPicture(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
  });
  const facts = await picture.metadata();
  if ((facts.pages ?? 1) > 1) return null;
  const mayStay =
    (type === 'image/webp' || type === 'image/avif') &&
    (facts.orientation ?? 1) === 1;
  if (mayStay && facts.width <= width) return null;
  const made = await picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78, effort: 4 })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer();
  return mayStay && made.byteLength >= bytes.byteLength
    ? null
    : new Uint8Array(made);
}

/** A drawing (SVG) as WebP, as large as it says. */
async function encodeDrawing(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = await openPicture(Buffer.from(svg), {
    limitInputPixels: MOST_PIXELS,
  })
    .webp({ quality: 78, effort: 4 })
    .timeout({ seconds: DRAWING_PATIENCE_SECONDS })
    .toBuffer();
  return new Uint8Array(made);
}

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
type PictureSource = Pick<Storage, 'look' | 'read'>;

interface FoundPicture extends StoredFacts {
  readonly path: string;
  readonly source: PictureSource;
  readonly type: string;
}

/** A picture in the first of the sources that has it; null for anything that is not a picture's plain path. */
async function findPicture(
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
