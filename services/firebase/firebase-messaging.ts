import { getApps, initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import type { PushSetupDto } from '@/server/contracts/account/push';

const NAME = 'messaging';

/**
 * The token of this browser with Firebase Cloud Messaging, by our own service worker: it shows the messages, and
 * nothing of Firebase runs in it. Loaded on the press alone (services/push/push-device.ts).
 */
export function messagingToken({
  config,
  key,
  registration,
}: {
  readonly config: NonNullable<PushSetupDto['config']>;
  readonly key: string;
  readonly registration: ServiceWorkerRegistration;
}): Promise<string> {
  const app =
    getApps().find(({ name }) => name === NAME) ?? initializeApp(config, NAME);
  return getToken(getMessaging(app), {
    vapidKey: key,
    serviceWorkerRegistration: registration,
  });
}
