import anyAscii from 'any-ascii';

/** A title as an address in Latin letters and digits: `Свадебный плов` is svadebnyi-plov; '' where none are left. */
export function latinSlug(title: string, most: number): string {
  return anyAscii(title)
    .toLowerCase()
    .replace(/['`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '');
}
