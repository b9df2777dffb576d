/** By what right a board is open: a link's token, or the account that owns the shop. */
export type BoardWay =
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'owner'; readonly shopId: number };

/** The first letters of a token tell boards apart in this browser and open nothing. */
const NAME_LETTERS = 8;

/** What the names of boards begin with that are opened by an account. */
export const OWN_PREFIX = 'shop-';

/** Below it stand the calls of a board; without /api/v1. */
export function boardCalls(way: BoardWay): string {
  return way.kind === 'link'
    ? `/rest/kitchen/boards/${way.token}`
    : `/dashboard/user/boards/${way.shopId}`;
}

/** What a board is called in this browser's storage and locks. */
export function boardName(way: BoardWay): string {
  return way.kind === 'link'
    ? `link-${way.token.slice(0, NAME_LETTERS)}`
    : `${OWN_PREFIX}${way.shopId}`;
}

/** The page of a board, without a language. */
export function boardPath(way: BoardWay): string {
  return way.kind === 'link'
    ? `/board/${way.token}`
    : `/board?shop=${way.shopId}`;
}

/** What stands for a token in the manifest's address of boards without one; shorter than any token. */
export const OWN_BOARD = 'own';

/**
 * The manifest that installs the board of that address. A link's token stands in its path, as in the page's own: logs hide
 * both, and the answer is kept nowhere.
 */
export function boardManifest(token: unknown): string {
  const name = typeof token === 'string' ? token : OWN_BOARD;
  return `/board/${encodeURIComponent(name)}/manifest.webmanifest`;
}

/** What a page is installed by: a board by its own address, every other page as the storefront. */
export function manifestOf({
  page,
  query,
}: {
  readonly page: string;
  readonly query: Readonly<Record<string, unknown>>;
}): string {
  return page === '/board' || page.startsWith('/board/')
    ? boardManifest(query.token)
    : '/manifest.webmanifest';
}
