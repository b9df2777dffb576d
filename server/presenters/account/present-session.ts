import type { SignedInDto } from '@/server/contracts/account/session';
import type { OwnSession } from '@/server/domain/account/session/list-sessions';
import { deviceName } from '@/utils/account/device-name';

/** As sessions keep ::1. */
const LOOPBACK = '0:0:0:0::/64';

/** Enough to know one's own network by: the last part of an IPv4 address, or what is below an IPv6 /64, is not told. */
function shortAddress(address: string): string | null {
  // this machine itself: no network to know it by
  if (address === LOOPBACK || address.startsWith('127.')) return null;
  if (address.includes(':')) return address.replace(/::\/64$/, '::x');
  return address.replace(/\.\d{1,3}$/, '.x');
}

/** A session as its owner sees it. */
export function presentSignedIn(session: OwnSession): SignedInDto {
  const { browser, isHandheld, system } = deviceName(session.device);
  return {
    id: session.id,
    device: { browser, system, handheld: isHandheld },
    address: session.address && shortAddress(session.address),
    last_used_at: session.lastUsedAt.toISOString(),
    created_at: session.createdAt.toISOString(),
    current: session.current,
  };
}
