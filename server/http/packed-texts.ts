import { brotliCompress, constants } from 'node:zlib';
import { boundedCache } from '@/server/bounds/bounded-cache';
import { logger } from '@/server/logger';

const MOST_TEXTS = 1000;
const MOST_BYTES = 8 * 1024 * 1024;
const LIFE_MS = 86_400_000;

interface PackedTexts {
  /** Null while they are being packed. */
  bytes: Buffer<ArrayBuffer> | null;
}

/**
 * Texts by brotli at its best, kept by their version; null where they are not packed yet, which this call begins.
 * Packing takes a quarter of a second of another thread.
 */
export function packedTexts(
  version: string,
  text: () => string,
): Buffer<ArrayBuffer> | null {
  const cache = boundedCache<PackedTexts>('packed texts', {
    entries: MOST_TEXTS,
    bytes: MOST_BYTES,
    freshMs: LIFE_MS,
    weigh: ({ bytes }) => bytes?.byteLength ?? 0,
  });
  const known = cache.get(version);
  if (known) return known.bytes;
  cache.set(version, { bytes: null });
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  brotliCompress(text(), { params }, (error, bytes) => {
    if (error) logger().error({ err: error }, 'texts are not packed');
    else cache.set(version, { bytes });
  });
  return null;
}
