import type { PushSetupDto } from '@/server/contracts/account/push';

/** What of this browser the site was told last: where messages go to, and in which language. */
export interface KeptDevice {
  readonly kind: PushSetupDto['kind'];
  /** A push service's address, or a token of FCM. */
  readonly address: string;
  readonly lang: string;
}

const KEY = 'push_device';

/** Null: nothing, or a browser that keeps nothing. */
export function readKeptDevice(): KeptDevice | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptDevice | null;
  } catch {
    return null;
  }
}

/** Null: this browser has no device any more. */
export function keepDevice(device: KeptDevice | null): void {
  try {
    if (device) localStorage.setItem(KEY, JSON.stringify(device));
    else localStorage.removeItem(KEY);
  } catch {
    // without storage its change is told at the next sign-in
  }
}
