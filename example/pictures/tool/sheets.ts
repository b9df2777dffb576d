/**
 * `npm run pictures:sheets -- <library> [width]`: contact sheets of a library's products, 6 columns with names beneath,
 * into a folder under the system's temporary one. A slug shows that product alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { drawRecipe } from '@/example/pictures/kit/compose';
import { recipes } from '@/example/pictures/recipes';

import { libraries } from '@/example/city/content/content';

const COLUMNS = 6;
const CAPTION = 26;
const FOLDER = path.join(tmpdir(), 'sofra-sheets');

interface Cell {
  readonly slug: string;
  readonly name: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function pictureOf(slug: string, width: number): Promise<Buffer> {
  const recipe = recipes[slug];
  if (!recipe)
    return sharp({
      create: { width, height: width, channels: 3, background: '#ff00ff' },
    })
      .png()
      .toBuffer();
  return sharp(Buffer.from(drawRecipe(recipe, slug, width)))
    .png()
    .toBuffer();
}

async function writeSheet(
  name: string,
  cells: readonly Cell[],
  width: number,
): Promise<void> {
  const columns = Math.min(COLUMNS, cells.length);
  const rows = Math.ceil(cells.length / columns);
  const composed = [];
  for (const [index, { name: title, slug }] of cells.entries()) {
    const [left, top] = [
      (index % columns) * width,
      Math.floor(index / columns) * (width + CAPTION),
    ];
    composed.push({ input: await pictureOf(slug, width), left, top });
    const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="4" y="18" font-family="sans-serif" font-size="14">${escaped(`${title} · ${slug}`)}</text></svg>`;
    composed.push({ input: Buffer.from(caption), left, top: top + width });
  }
  const file = path.join(FOLDER, `${name}.png`);
  await sharp({
    create: {
      width: columns * width,
      height: rows * (width + CAPTION),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(composed)
    .png()
    .toFile(file);
  console.info(file);
}

async function run(): Promise<void> {
  const [wanted, size = '240', from = '0', count = '18'] =
    process.argv.slice(2);
  await mkdir(FOLDER, { recursive: true });
  const cells = libraries.flatMap((library) =>
    library.products
      .filter(({ slug }) =>
        wanted === undefined ? true : library.id === wanted || slug === wanted,
      )
      .map(({ name, slug }) => ({ library: library.id, slug, name: name[0] })),
  );
  for (const id of new Set(cells.map(({ library }) => library))) {
    const own = cells.filter(({ library }) => library === id);
    const step = Number(count);
    for (let at = Number(from); at < own.length; at += step)
      await writeSheet(
        `${wanted ?? id}-${at}`,
        own.slice(at, at + step),
        Number(size),
      );
  }
  await writeFile(path.join(FOLDER, '.keep'), '');
}

void run();
