import type { PushSetupDto } from '@/server/contracts/account/push';
import { keptValue } from '@/utils/browser/kept';

/** What of this browser the site was told last: where messages go to, and in which language. */
export interface KeptDevice {
  readonly kind: PushSetupDto['kind'];
  /** A push service's address, or a token of FCM. */
  readonly address: string;
  readonly lang: string;
}

function parseDevice(kept: unknown): KeptDevice | null {
  const { address, kind, lang } = (kept ?? {}) as Partial<KeptDevice>;
  return address && lang && (kind === 'web' || kind === 'fcm')
    ? { address, kind, lang }
    : null;
}

/** Null: this browser has no device. Without storage its change is told at the next sign-in. */
export const keptDevice = keptValue('local', 'push_device', parseDevice);
