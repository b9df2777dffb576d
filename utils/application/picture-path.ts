/** In front of what the store calls a picture; private ones keep their folder's name. */
const ROOT = /^.*?\/storage\/(?:images\/)?/s;

/** A picture's path in the store, of its address or of itself: what an application keeps. */
export function storedPath(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(ROOT, '');
}

/** Where a public one is shown from. */
export function publicAddress(path: string): string {
  return `/storage/images/${storedPath(path)}`;
}
