import { randomUUID } from 'node:crypto';
import type { Metadata } from 'sharp';
import { openPicture } from '@/server/bounds/open-picture';
import type {
  PictureEncoder,
  PictureShape,
} from '@/server/domain/picture/picture-encoder';
import { DomainError } from '@/server/errors';
import { runtimeSlot } from '@/server/runtime';
import { EncodeQueue } from './encode-queue';

/** A phone's photo has 12 to 50 million pixels; each takes four bytes while it is decoded. */
const MOST_PIXELS = 60_000_000;
/** Sixty million pixels of four bytes; more of each is no photo. */
const MOST_DECODED_BYTES = 240_000_000;
const LONGEST_SIDE = 2048;
/** Of a person's picture, which is shown at 112 px at most. */
const PORTRAIT_SIDE = 512;
const PATIENCE_SECONDS = 15;
const AT_ONCE = 1;
const MOST_WAITING = 20;
const TAKEN: ReadonlySet<string> = new Set(['heif', 'jpeg', 'png', 'webp']);
const RETRY_AFTER_SECONDS = 3;

/** What it takes in memory while it is decoded. */
const decodedBytes = ({ channels, depth, height, width }: Metadata): number =>
  width * height * channels * (depth === 'uchar' ? 1 : 2);

/** As WebP, upright, without metadata; null for anything but one still picture. */
async function encode(
  bytes: Uint8Array,
  shape: PictureShape,
): Promise<Uint8Array | null> {
  const isPortrait = shape === 'portrait';
  const side = isPortrait ? PORTRAIT_SIDE : LONGEST_SIDE;
  try {
    const picture = openPicture(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      // One page, whatever it says: what moves is refused below.
      pages: 1,
    });
    const facts = await picture.metadata();
    if (!TAKEN.has(facts.format) || (facts.pages ?? 1) > 1) return null;
    if (decodedBytes(facts) > MOST_DECODED_BYTES) return null;
    return await picture
      .autoOrient()
      .resize({
        width: side,
        height: side,
        fit: isPortrait ? 'cover' : 'inside',
        withoutEnlargement: !isPortrait,
      })
      .webp({ quality: 80, effort: 4 })
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer();
  } catch {
    // sharp says in many ways that it cannot read something
    return null;
  }
}

/** Reads the head of the file alone, so that none of it waits for a turn. */
async function measure(bytes: Uint8Array) {
  try {
    const { height, width } = await openPicture(bytes).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

/** Decodes and encodes one picture at a time; who comes when too many wait is told to come again. */
export function uploadEncoder(): PictureEncoder {
  const queue = () =>
    runtimeSlot(
      'uploads',
      () => new EncodeQueue<Uint8Array | null>(AT_ONCE, MOST_WAITING),
    );
  return {
    async encode(bytes, shape = 'whole') {
      const coming = queue().run(randomUUID(), () => encode(bytes, shape));
      if (!coming)
        throw new DomainError('unavailable', {
          key: 'picture.busy',
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      return coming;
    },
    measure,
  };
}
