/** Pages that everybody may read: what stands in their address is no person's. */
const PUBLIC = /^\/(?:restaurant|\[shopType\]|blog|careers|pages)(?:\/|$)/;

/**
 * What is told of an address when visits are counted: never its query; of an order, a group or a payment only what kind
 * of page it is.
 */
export function countedPath(pathname: string, asPath: string): string {
  if (!pathname.includes('[') || !PUBLIC.test(pathname)) return pathname;
  return asPath.replace(/[?#].*$/s, '');
}
