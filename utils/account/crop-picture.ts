/** A part of a picture, in its own pixels. */
interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SIDE = 512;
const QUALITY = 0.9;

/** Whether this browser shows it as a picture; the server decides once more. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The square part as a small JPEG, upright as it was shown. Rejects when the browser cannot draw it. */
export async function cropPicture(
  file: Blob,
  { height, width, x, y }: PictureArea,
): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing to draw on');
  // colour-ok: what is transparent would be black in a JPEG
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (made) =>
        made ? resolve(made) : reject(new Error('the picture was not made')),
      'image/jpeg',
      QUALITY,
    ),
  );
}
