import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { LibraryContent } from '@/example/city/content/types';

import { recipes } from '@/example/pictures/recipes';

import { isLineIcon } from './logos';

const NOT_LIBRARIES = new Set(['library.ts', 'types.ts']);

function isLibrary(value: unknown): value is LibraryContent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'products' in value &&
    'shops' in value
  );
}

/** All libraries in the folder, whichever exist, by file name; a file that cannot be read is reported. */
export async function readLibraries(
  folder: string,
): Promise<{ libraries: LibraryContent[]; problems: string[] }> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.ts') && !NOT_LIBRARIES.has(file),
  );
  const libraries: LibraryContent[] = [];
  const problems: string[] = [];
  for (const file of files.sort()) {
    try {
      const module: unknown = await import(
        pathToFileURL(path.join(folder, file)).href
      );
      const values: unknown[] = Object.values(module ?? {});
      libraries.push(...values.filter(isLibrary));
    } catch (error) {
      problems.push(`${file} cannot be read: ${String(error)}`);
    }
  }
  return { libraries, problems };
}

function unknownProducts(
  owner: string,
  slugs: readonly string[],
  { products }: LibraryContent,
): string[] {
  return slugs
    .filter((wanted) => !products.some(({ slug }) => slug === wanted))
    .map((slug) => `${owner}: the library has no product "${slug}"`);
}

/** Every product, icon or slug the content names that would leave a picture out or wrong. */
export function findProblems(libraries: readonly LibraryContent[]): string[] {
  const seen = new Set<string>();
  return libraries.flatMap((library) => [
    ...unknownProducts(`library ${library.id}`, [library.tile], library),
    ...library.products.flatMap(({ slug }) => {
      const isRepeated = seen.has(slug);
      seen.add(slug);
      return [
        ...(isRepeated ? [`product ${slug}: this slug is used twice`] : []),
        ...(recipes[slug] ? [] : [`product ${slug}: no recipe`]),
      ];
    }),
    ...library.shops.flatMap(({ slug, logo, table }) => [
      ...unknownProducts(`shop ${slug}`, table.dishes, library),
      ...(isLineIcon(logo.icon)
        ? []
        : [`shop ${slug}: lucide has no icon "${logo.icon}"`]),
    ]),
  ]);
}
