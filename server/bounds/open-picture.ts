import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';
import { runtimeSlot } from '@/server/runtime';

/** libvips keeps nothing between pictures and takes one thread each: several are worked on at once. */
function prepare(): void {
  runtimeSlot('sharp', () => {
    sharp.cache(false);
    return sharp.concurrency(1);
  });
}

/** A picture in sharp; the only way to it, so that its memory is bounded whoever comes first. */
export function openPicture(source: SharpInput, options?: SharpOptions): Sharp {
  prepare();
  return sharp(source, options);
}
