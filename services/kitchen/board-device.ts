import { keptDevice } from '@/services/push/kept-device';
import {
  currentSubscription,
  pushHindrance,
  subscribe,
  worker,
} from '@/services/push/push-subscription';
import { type BoardWay, boardName } from '@/utils/kitchen/board-way';
import {
  hasRingingBoard,
  toldDevice,
  linkOf,
} from '@/utils/kitchen/kept-board';
import type { PushState } from '@/utils/push/push-state';
import { boardService } from './board-service';

const deviceOf = (way: BoardWay) => toldDevice(boardName(way));

/** The address that the board was told last. */
const toldEndpoint = (way: BoardWay): string | undefined =>
  deviceOf(way).read()?.split(' ')[1];

const told = (endpoint: string, lang: string): string => `${lang} ${endpoint}`;

/** The server's key, and whose orders the messages tell. */
export interface BoardPush {
  readonly key: string;
  readonly shopId: number;
}

async function register(
  way: BoardWay,
  { key, shopId }: BoardPush,
  lang: string,
): Promise<void> {
  const subscription = await subscribe(key, await worker());
  const { endpoint } = subscription;
  const { auth = '', p256dh = '' } = subscription.toJSON().keys ?? {};
  const before = toldEndpoint(way);
  await boardService.addPush(way, { endpoint, p256dh, auth, lang });
  deviceOf(way).keep(told(endpoint, lang));
  // a message names the shop: the server cannot know the link of a board
  if (way.kind === 'link') linkOf(shopId).keep(way.token);
  if (before && before !== endpoint)
    await boardService.removePush(way, before).catch(() => undefined);
}

/**
 * Whether this device rings for a board that is closed; asks the server, as the board may have been ended there or have
 * newer devices. What the browser or the reader changed since it was told (address, language) the board is told now.
 */
export async function readBoardDevice(
  way: BoardWay,
  push: BoardPush | null,
  lang: string,
): Promise<PushState> {
  if (!push) return 'unsupported';
  const hindrance = pushHindrance();
  if (hindrance) return hindrance;
  if (Notification.permission === 'denied') return 'blocked';
  const kept = toldEndpoint(way);
  if (kept === undefined || Notification.permission !== 'granted') return 'off';
  const endpoint = (await currentSubscription())?.endpoint;
  if (
    kept === endpoint &&
    !(await boardService.pushState(way, endpoint)).active
  ) {
    deviceOf(way).forget();
    return 'off';
  }
  if (endpoint === undefined || deviceOf(way).read() !== told(endpoint, lang))
    await register(way, push, lang);
  return 'on';
}

/** Belongs to a press, as the browser asks the person then. A refusal is in `readBoardDevice` afterwards. */
export async function addBoardDevice(
  way: BoardWay,
  push: BoardPush,
  lang: string,
): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted')
    await register(way, push, lang);
}

/** This device rings for the board no more; a customer's own messages and those of other boards go on. */
export async function removeBoardDevice(way: BoardWay): Promise<void> {
  const endpoint = toldEndpoint(way);
  if (endpoint) await boardService.removePush(way, endpoint);
  deviceOf(way).forget();
  if (!keptDevice.read() && !hasRingingBoard())
    await (await currentSubscription())?.unsubscribe();
}
