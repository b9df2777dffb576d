/** Files of so many bytes are sent as they are. */
const SMALL_BYTES = 700_000;
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;

function sideScale({ height, width }: ImageBitmap): number {
  return Math.min(1, LONGEST_SIDE / Math.max(width, height));
}

/**
 * A photo small enough for a slow network, upright; as it is where the browser cannot read it: the server decides what
 * it is.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = sideScale(bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas
      .getContext('2d')
      ?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
