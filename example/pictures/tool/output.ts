import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

export interface Picture {
  readonly name: string;
  readonly svg: string;
  readonly quality: number;
  /** Cut to what is drawn and fitted into a square so many pixels wide, for transparent pictures. */
  readonly fit?: number;
  /** Painted scenes: encoded as photographs are. */
  readonly scene?: boolean;
}

const AT_ONCE = 2;
/** Rendered pictures by their SVG and encoding, so that a second run draws only what changed. */
const CACHE = path.resolve(import.meta.dirname, '../../../.cache/pictures');

function digest(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

function drawn({ fit, svg }: Picture): Sharp {
  const picture = sharp(Buffer.from(svg));
  if (!fit) return picture;
  return picture
    .trim({ background: NOTHING, threshold: 24 })
    .resize(fit, fit, { fit: 'contain', background: NOTHING });
}

async function render(picture: Picture): Promise<Buffer> {
  const { fit, quality, scene, svg } = picture;
  const encoding = {
    quality,
    alphaQuality: 100,
    effort: 6,
    ...(scene && { preset: 'picture' as const }),
  };
  const key = digest(`${JSON.stringify(encoding)} ${fit ?? ''}${svg}`);
  const cached = path.join(CACHE, `${key}.webp`);
  const known = await readFile(cached).catch(() => null);
  if (known) return known;
  const file = await drawn(picture).webp(encoding).toBuffer();
  await writeFile(cached, file);
  return file;
}

/** Draws all pictures, a few at once; the result is in the order given. */
export async function renderAll(
  pictures: readonly Picture[],
): Promise<{ name: string; file: Buffer }[]> {
  await mkdir(CACHE, { recursive: true });
  const files: { name: string; file: Buffer }[] = [];
  const queue = [...pictures.entries()];
  async function work(): Promise<void> {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const [index, picture] = job;
      files[index] = { name: picture.name, file: await render(picture) };
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files;
}

/** Writes the pictures as `<name>.<hash>.webp` with their manifest and deletes what no longer belongs. */
export async function writeHashed(
  folder: string,
  pictures: readonly { name: string; file: Buffer }[],
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const manifest = new Map<string, string>();
  let bytes = 0;
  for (const { name, file } of pictures) {
    const fileName = `${name}.${digest(file).slice(0, 8)}.webp`;
    manifest.set(name, fileName);
    bytes += file.length;
    await writeFile(path.join(folder, fileName), file);
  }
  const kept = new Set(manifest.values());
  for (const file of await readdir(folder)) {
    if (file.endsWith('.webp') && !kept.has(file))
      await rm(path.join(folder, file));
  }
  const sorted = Object.fromEntries(
    [...manifest].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify(sorted, null, 2)}\n`,
  );
  return bytes;
}
