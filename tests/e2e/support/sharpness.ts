import type { Locator, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

const OUTLINE = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0] };

/** How far the values of a picture lie apart; of the finished one, as `stats` reads what it is given. */
async function spread(picture: Sharp): Promise<number> {
  const { channels } = await sharp(await picture.png().toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

/** How much of a picture is edges, whatever its brightness. */
async function edges(picture: Buffer): Promise<number> {
  const grey = sharp(picture).greyscale();
  const lines = grey.clone().convolve({ ...OUTLINE, offset: 128 });
  return (await spread(lines)) / (await spread(grey));
}

/** How sharp a picture is seen, beside the file that it shows, as a share of it: 1 is as sharp. */
export async function seenSharpness(
  page: Page,
  picture: Locator,
): Promise<number> {
  const { src, box } = await picture.evaluate((img: HTMLImageElement) => ({
    src: img.complete ? img.currentSrc : '',
    box: { width: img.clientWidth, height: img.clientHeight },
  }));
  if (!src || !box.width || !box.height) return 0;
  const seen = await picture.screenshot({ animations: 'disabled' });
  const file = await (await page.request.get(src)).body();
  const shown = await sharp(file).resize(box.width, box.height).toBuffer();
  return (await edges(seen)) / (await edges(shown));
}
