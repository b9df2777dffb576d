import type { PushSetupDto } from '@/server/contracts/account/push';
import type { PushState } from '@/utils/push/push-state';
import {
  forgetOwnBoardDevices,
  hasRingingBoard,
} from '@/utils/kitchen/kept-board';
import { type KeptDevice, keptDevice } from './kept-device';
import { pushService } from './push-service';
import {
  currentSubscription,
  pushHindrance,
  subscribe,
  worker,
} from './push-subscription';

/** What the tags of messages to boards begin with (server/domain/kitchen/kitchen-words.ts). */
const BOARD_TAG = 'kitchen:';

interface Device extends Pick<KeptDevice, 'address' | 'kind'> {
  readonly tell: () => Promise<unknown>;
}

/** Where messages for this browser go to now, made if need be. The permission is there already. */
async function deviceNow(setup: PushSetupDto): Promise<Device> {
  const registration = await worker();
  const { config, key, kind } = setup;
  if (kind === 'fcm' && config) {
    const { messagingToken } =
      await import('@/services/firebase/firebase-messaging');
    const address = await messagingToken({ config, key, registration });
    return { kind, address, tell: () => pushService.registerToken(address) };
  }
  const subscription = await subscribe(key, registration);
  return {
    kind: 'web',
    address: subscription.endpoint,
    tell: () => pushService.register(subscription.toJSON()),
  };
}

/** The site knows this browser by `device` from now on, and no more by what it had before. */
async function tellDevice(device: Device, lang: string): Promise<void> {
  const { address, kind, tell } = device;
  const before = keptDevice.read()?.address;
  await tell();
  keptDevice.keep({ kind, address, lang });
  if (before !== undefined && before !== address)
    await pushService.forget(before).catch(() => undefined);
}

/** Registers this browser for whoever is signed in, in the language of the page. The permission is there already. */
export async function registerDevice(
  setup: PushSetupDto,
  lang: string,
): Promise<void> {
  await tellDevice(await deviceNow(setup), lang);
}

/**
 * At a visit of somebody signed in: what this browser changed since it was registered (its address, its token, the
 * language that is read in it) the site is told. Where it has no device, or the person took the permission back,
 * nothing happens and nobody is asked.
 */
export async function renewDevice(lang: string): Promise<void> {
  const kept = keptDevice.read();
  if (!kept || pushHindrance() || Notification.permission !== 'granted') return;
  const isAsKept = (address: string | undefined): boolean =>
    address === kept.address && lang === kept.lang;
  if (kept.kind === 'web' && isAsKept((await currentSubscription())?.endpoint))
    return;
  const device = await deviceNow(await pushService.setup());
  if (!isAsKept(device.address)) await tellDevice(device, lang);
}

/** Whether this browser is told of news, and of whoever is signed in; asks the server. */
export async function readDevice(
  lang: string,
): Promise<{ readonly state: PushState; readonly setup: PushSetupDto | null }> {
  const state = pushHindrance();
  if (state) return { state, setup: null };
  const setup = await pushService.setup();
  if (Notification.permission === 'denied') return { state: 'blocked', setup };
  const isOn =
    Notification.permission === 'granted' &&
    setup.active &&
    (await currentSubscription()) !== null;
  // it was registered on a page in another language
  if (isOn && setup.lang !== lang)
    await registerDevice(setup, lang).catch(() => undefined);
  return { state: isOn ? 'on' : 'off', setup };
}

/** What a person registered here becomes of the one who signs in; nothing happens where only boards send messages. */
export async function adoptDevice(lang: string): Promise<void> {
  if (pushHindrance() || Notification.permission !== 'granted') return;
  if (!keptDevice.read() && hasRingingBoard()) return;
  if (await currentSubscription())
    await registerDevice(await pushService.setup(), lang);
}

/**
 * This browser gets no more messages of a person, and those that it still shows are closed; messages of kitchens' boards
 * go on. The server forgets the device apart.
 */
export async function leaveDevice(): Promise<void> {
  keptDevice.forget();
  if (pushHindrance()) return;
  if (!hasRingingBoard()) await (await currentSubscription())?.unsubscribe();
  const site = await navigator.serviceWorker.getRegistration();
  for (const shown of (await site?.getNotifications()) ?? [])
    if (!shown.tag.startsWith(BOARD_TAG)) shown.close();
}

/** The same at the end of a session, with which the boards of the account's own shops end, too. */
export async function leaveSession(): Promise<void> {
  forgetOwnBoardDevices();
  await leaveDevice();
}
