import { isIos } from '@/utils/browser/ios';

const WORKER = '/sw.js';

/** Whether this browser can be told of news at all, and if not, why; null: it can. */
export function pushHindrance(): 'install' | 'unsupported' | null {
  const has =
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window;
  if (has) return null;
  // there only sites on the home screen have them
  return isIos() ? 'install' : 'unsupported';
}

/** Null: this browser has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The site's own worker, which shows the messages; it is there already but for a browser that lost it. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.charCodeAt(0),
  );

function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey;
  if (!own) return false;
  const [asked, kept] = [bytesOf(key), new Uint8Array(own)];
  return asked.length === kept.length && asked.every((b, i) => b === kept[i]);
}

/** A subscription by the site's key; one by another key, which nothing reaches, is ended first. */
export async function subscribe(
  key: string,
  registration: ServiceWorkerRegistration,
): Promise<PushSubscription> {
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  if (before && hasKey(before, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
}
