import { shrinkPicture } from '@/utils/browser/shrink-picture';
import { PICTURES_AT_ONCE } from '@/utils/chat/chat';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';

/** A picture that is ready to be sent. */
export interface ReadyPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** The same with what is said of it; empty: nothing. */
export interface CaptionedPicture extends ReadyPicture {
  readonly content: string;
}

export type PicturesRefused = 'tooMany' | 'notAPicture' | 'tooLarge';

const isSomePicture = ({ type }: File): boolean =>
  type.startsWith('image/') && type !== 'image/svg+xml';

async function sizeOf(blob: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(blob);
  const { height, width } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Chosen files as pictures that may be sent: small enough, with their sizes; all of them, or why not. */
export async function takePictures(
  files: readonly File[],
): Promise<readonly ReadyPicture[] | PicturesRefused> {
  if (files.length > PICTURES_AT_ONCE) return 'tooMany';
  if (!files.every(isSomePicture)) return 'notAPicture';
  const ready: ReadyPicture[] = [];
  for (const file of files) {
    const blob = await shrinkPicture(file);
    if (blob.size > UPLOAD_BYTES_MAX) return 'tooLarge';
    try {
      ready.push({ blob, ...(await sizeOf(blob)) });
    } catch {
      return 'notAPicture';
    }
  }
  return ready;
}
