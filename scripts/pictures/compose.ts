/**
 * Draws the demo's products by their recipes, composes its covers and cards from Fluent Emoji drawings (MIT) and lucide
 * icons (ISC), the interface's art and the app icons. The same content gives the same files: run it after changing content.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import type { LibraryContent } from '@/server/demo/content/types';
import { COMMITTED_WIDTH } from '@/server/demo/pictures/drawn-picture';
import { drawRecipe } from '@/server/demo/pictures/kit/compose';
import { recipes } from '@/server/demo/pictures/recipes';

import { artScenes, tileScene } from './art';
import { badgeSvg, fullMarkSvg, markSvg } from './brand';
import { cardScene } from './cards';
import { findProblems, readLibraries } from './content';
import { coverScene } from './covers';
import { joinArt } from './join-art';
import { logoSvg } from './logos';
import { renderAll, writeHashed, type Picture } from './output';
import { renderScene, type Scene } from './scene';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
const PUBLIC = path.resolve(import.meta.dirname, '../../public');

function libraryPictures(library: LibraryContent): Picture[] {
  const category = {
    name: `category-${library.id}`,
    svg: renderScene(tileScene(library.icon)),
    quality: 88,
  };
  const products = library.products.flatMap(({ slug }) => {
    const recipe = recipes[slug];
    const svg = recipe && drawRecipe(recipe, slug, COMMITTED_WIDTH);
    return svg ? [{ name: slug, svg, quality: 62 }] : [];
  });
  const shops = library.shops.flatMap((shop) => [
    {
      name: `card-${shop.slug}`,
      svg: renderScene(cardScene(library, shop)),
      quality: 72,
    },
    {
      name: `cover-${shop.slug}`,
      svg: renderScene(coverScene(library, shop)),
      quality: 70,
    },
    { name: `logo-${shop.slug}`, svg: logoSvg(shop.logo), quality: 86 },
  ]);
  return [category, ...products, ...shops];
}

function artPicture([name, scene]: readonly [string, Scene]): Picture {
  return { name, svg: renderScene(scene), quality: 82 };
}

async function writeAppIcons(): Promise<void> {
  const folder = path.join(PUBLIC, 'icons');
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
  const { libraries, problems } = await readLibraries(
    path.join(DEMO, 'content'),
  );
  const all = [...problems, ...findProblems(libraries)];
  if (all.length > 0) {
    console.error(
      `${all.length} problems, no picture written:\n${all.join('\n')}`,
    );
    return 1;
  }
  const art = [...artScenes].map(artPicture);
  const pictures = await renderAll([
    ...art,
    ...libraries.flatMap(libraryPictures),
  ]);
  const bytes = await writeHashed(path.join(DEMO, 'images'), pictures);
  await mkdir(path.join(PUBLIC, 'images'), { recursive: true });
  for (const { name, file } of pictures) {
    if (name.startsWith('state-') || name === 'login-art')
      await writeFile(path.join(PUBLIC, 'images', `${name}.webp`), file);
  }
  const joining = Object.entries(joinArt).map(artPicture);
  for (const { name, file } of await renderAll(joining))
    await writeFile(path.join(PUBLIC, 'images', `${name}.webp`), file);
  await writeAppIcons();
  console.info(
    `${pictures.length} pictures of ${libraries.length} libraries, ${(bytes / 1e6).toFixed(2)} MB`,
  );
  return 0;
}

process.exitCode = await compose();
