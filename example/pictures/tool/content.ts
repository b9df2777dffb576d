import type { LibraryContent } from '@/example/city/content/content';

import { recipes } from '@/example/pictures/recipes';

import { isLineIcon } from './logos';

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
