/** Whether an address is of this site: a path, or whole with the site's own origin. */
export function isOwnUrl(url: string, siteUrl: string): boolean {
  if (!URL.canParse(url, siteUrl)) return false;
  return new URL(url, siteUrl).origin === new URL(siteUrl).origin;
}
