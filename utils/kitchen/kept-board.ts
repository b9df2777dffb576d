import { OWN_PREFIX } from './board-way';

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

const DEVICE = 'board_push:';

/** Where it stands what a board was told of this device last. */
export const deviceKeyOf = (board: string): string => `${DEVICE}${board}`;

const boardsThatRing = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DEVICE));
  } catch {
    return [];
  }
};

/** Whether a board sends push messages to this browser. */
export const hasRingingBoard = (): boolean => boardsThatRing().length > 0;

/** The boards of an account send nothing here after its session; those of links still do. */
export function forgetOwnBoardDevices(): void {
  for (const key of boardsThatRing())
    if (key.startsWith(deviceKeyOf(OWN_PREFIX))) keep(key, null);
}

/** Where the link stands that a push message of a shop opens: the server knows only its hash. */
export const linkKeyOf = (shopId: number): string => `board_link:${shopId}`;
