import { keptText } from '@/utils/browser/kept';
import { keptKeys } from '@/utils/browser/kept-keys';
import { OWN_PREFIX } from './board-way';

const DEVICE = 'board_push:';

/** The key that a right PIN has earned. */
export const pinOf = (board: string) => keptText('local', `board_key:${board}`);

/** What a board was told of this device last. */
export const toldDevice = (board: string) =>
  keptText('local', `${DEVICE}${board}`);

/** The link that a push message of a shop opens: the server knows only its hash. */
export const linkOf = (shopId: number) =>
  keptText('local', `board_link:${shopId}`);

/** Whether a board sends push messages to this browser. */
export const hasRingingBoard = (): boolean => keptKeys(DEVICE).length > 0;

/** The boards of an account send nothing here after its session; those of links still do. */
export function forgetOwnBoardDevices(): void {
  for (const key of keptKeys(`${DEVICE}${OWN_PREFIX}`))
    keptText('local', key).forget();
}
