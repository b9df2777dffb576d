/**
 * Draws the demo's products by their recipes, lays its covers, cards and banners as tables of them, the interface's art,
 * logos of lucide icons (ISC) and the app icons. The same content gives the same files: run it after changing content.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { libraries, type LibraryContent } from '@/example/city/content/content';
import { COMMITTED_WIDTH } from '@/example/pictures/drawn-picture';
import { drawRecipe } from '@/example/pictures/kit/compose';
import { recipes } from '@/example/pictures/recipes';

import { artSvgs } from './art';
import { badgeSvg, fullMarkSvg, markSvg } from './brand';
import { findProblems } from './content';
import { courierSvgs } from './couriers';
import { logoSvg } from './logos';
import { renderAll, writeHashed, type Picture } from './output';
import { cardSvg, coverSvg, tileSvg } from './shops';

const EXAMPLE = path.resolve(import.meta.dirname, '../..');
const PUBLIC = path.resolve(EXAMPLE, '../public');

function libraryPictures(library: LibraryContent): Picture[] {
  const category = {
    name: `category-${library.id}`,
    svg: tileSvg(library),
    quality: 62,
    fit: 160,
  };
  const products = library.products.flatMap(({ slug }) => {
    const recipe = recipes[slug];
    const svg = recipe && drawRecipe(recipe, slug, COMMITTED_WIDTH);
    return svg ? [{ name: slug, svg, quality: 62 }] : [];
  });
  const shops = library.shops.flatMap((shop) => [
    {
      name: `card-${shop.slug}`,
      svg: cardSvg(library, shop),
      quality: 32,
      scene: true,
    },
    {
      name: `cover-${shop.slug}`,
      svg: coverSvg(library, shop),
      quality: 30,
      scene: true,
    },
    { name: `logo-${shop.slug}`, svg: logoSvg(shop.logo), quality: 86 },
  ]);
  return [category, ...products, ...shops];
}

/** States are transparent and small, where edges matter more than bytes. */
function artPictures(): Picture[] {
  const art = [...artSvgs].map(([name, svg]) =>
    name.startsWith('state-')
      ? { name, svg, quality: 70 }
      : { name, svg, quality: 32, scene: true },
  );
  const portraits = [...courierSvgs].map(([name, svg]) => ({
    name,
    svg,
    quality: 70,
  }));
  return [...art, ...portraits];
}

/** The interface's own art, which stands beside the pages; banners and portraits are the demo's alone. */
const isOfPages = (name: string): boolean =>
  name.startsWith('state-') || name.endsWith('-art');

async function writeAppIcons(): Promise<void> {
  const folder = path.join('server', 'adapters', 'pictures', 'own');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'icon.svg'), markSvg(34));
  const icons = [
    ['icon-32', markSvg(32)],
    ['icon-192', markSvg(192)],
    ['icon-512', markSvg(512)],
    ['maskable-512', fullMarkSvg(512)],
    ['apple-touch-icon', fullMarkSvg(180)],
    ['badge-96', badgeSvg(96)],
  ] as const;
  for (const [name, svg] of icons) {
    await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, `${name}.png`));
  }
}

async function compose(): Promise<number> {
  const problems = findProblems(libraries);
  if (problems.length > 0) {
    console.error(
      `${problems.length} problems, no picture written:\n${problems.join('\n')}`,
    );
    return 1;
  }
  const pictures = await renderAll([
    ...artPictures(),
    ...libraries.flatMap(libraryPictures),
  ]);
  const shown = pictures.filter(({ name }) => !isOfPages(name));
  const bytes = await writeHashed(path.join(EXAMPLE, 'pictures/images'), shown);
  const folder = path.join(PUBLIC, 'images');
  await mkdir(folder, { recursive: true });
  for (const { name, file } of pictures.filter(({ name }) => isOfPages(name)))
    await writeFile(path.join(folder, `${name}.webp`), file);
  await writeAppIcons();
  console.info(
    `${pictures.length} pictures of ${libraries.length} libraries, ${(bytes / 1e6).toFixed(2)} MB`,
  );
  return 0;
}

process.exitCode = await compose();
