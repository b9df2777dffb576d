/** Reads what this browser keeps of a board; null: nothing, or a browser that keeps nothing. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it (null); false when the browser keeps nothing. */
export function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Where the key stands that a right PIN has earned. */
export const pinKeyOf = (board: string): string => `board_key:${board}`;

/** Where the link stands that a push message of a shop opens: the server knows only its hash. */
export const linkKeyOf = (shopId: number): string => `board_link:${shopId}`;
