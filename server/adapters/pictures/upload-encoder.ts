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

/** A photo of 24 megapixels, decoded and encoded in less than half a second; the picker makes larger ones smaller. */
const MOST_PIXELS = 25_000_000;
/** Of four bytes each; more of each is no photo. */
const MOST_DECODED_BYTES = 100_000_000;
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

const open = (bytes: Uint8Array) =>
  openPicture(bytes, {
    // The head says it, and is asked first.
    limitInputPixels: false,
    failOn: 'error',
    // One page, whatever it says: what moves is refused below.
    pages: 1,
  });

/**
 * Whether it is one still picture that we take, by the head of the file alone, so that nothing of it is decoded and
 * none of it waits for a turn. Throws bad_request for one of too many pixels.
 */
async function isTaken(bytes: Uint8Array): Promise<boolean> {
  const facts = await open(bytes)
    .metadata()
    .catch(() => null);
  if (!facts || !TAKEN.has(facts.format) || (facts.pages ?? 1) > 1)
    return false;
  const isTooMuch =
    facts.width * facts.height > MOST_PIXELS ||
    decodedBytes(facts) > MOST_DECODED_BYTES;
  if (isTooMuch)
    throw new DomainError('bad_request', {
      key: 'picture.pixels',
      fields: { image: ['picture.pixels'] },
    });
  return true;
}

/** As WebP, upright, without metadata; null for what cannot be decoded. */
async function encode(
  bytes: Uint8Array,
  shape: PictureShape,
): Promise<Uint8Array | null> {
  const isPortrait = shape === 'portrait';
  const side = isPortrait ? PORTRAIT_SIDE : LONGEST_SIDE;
  try {
    return await open(bytes)
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
      if (!(await isTaken(bytes))) return null;
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
