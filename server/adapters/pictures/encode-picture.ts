import { openPicture } from '@/server/bounds/open-picture';

/** A phone's largest photo; more would be decoded into hundreds of megabytes. */
const MOST_PIXELS = 120_000_000;
const PATIENCE_SECONDS = 15;
/** A drawing takes seconds of a core, on a busy one some more. */
const DRAWING_PATIENCE_SECONDS = 60;
/** Part of every kept picture's name: another way of encoding is another picture. */
export const ENCODING = 'webp-78-4';

/**
 * The picture as WebP at most `width` pixels wide, upright whatever its EXIF says and without its metadata, never
 * larger than it is. Null: it is best as it is, being a WebP or AVIF that would not get smaller, or one that moves.
 * Throws what sharp says of a file that is no picture.
 */
export async function encodePicture(
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
export async function encodeDrawing(
  svg: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = await openPicture(Buffer.from(svg), {
    limitInputPixels: MOST_PIXELS,
  })
    .webp({ quality: 78, effort: 4 })
    .timeout({ seconds: DRAWING_PATIENCE_SECONDS })
    .toBuffer();
  return new Uint8Array(made);
}
