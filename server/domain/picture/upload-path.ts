/** Private uploads have paths of this folder; all others are public pictures. */
const DOCUMENTS = 'documents/';
const PUBLIC = '/storage/images/';
const PRIVATE = '/storage/';

/** Only links that end lead to these. */
export const isPrivatePath = (path: string): boolean =>
  path.startsWith(DOCUMENTS);

/** Where an upload stands in the storage, by its path in the table. */
export const storageKey = (path: string): string =>
  isPrivatePath(path) ? path : `images/${path}`;

/** What clients call an upload: its address from the root. A private one is not to be had there without a link. */
export const uploadAddress = (path: string): string =>
  `${isPrivatePath(path) ? PRIVATE : PUBLIC}${path}`;

/** An upload's path in the table, of what clients call it: its address, whole or from the root, or the path itself. */
export function uploadPath(address: string): string {
  const [bare = ''] = address.split('?');
  for (const [prefix, folder] of [
    [PUBLIC, ''],
    [`${PRIVATE}${DOCUMENTS}`, DOCUMENTS],
  ] as const) {
    const at = bare.indexOf(prefix);
    if (at !== -1) return folder + bare.slice(at + prefix.length);
  }
  return bare;
}
