import { plainAddress } from '@/server/environment/trusted-proxies';
import { type ServerEnv, siteUrl } from '../env';
import type { SocketRequest } from './app-env';
import { headerValues, isTrustedProxy } from './client-address';

type AddressEnv = Pick<ServerEnv, 'PORT' | 'SITE_URL' | 'TRUST_PROXY'>;

/** A name or an address, with or without a port: nothing that would change the rest of a URL. */
const HOST = /^([a-z\d.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** A proxy appends to what it was sent, so only the last value is its own. */
function lastValue(request: SocketRequest, name: RegExp): string {
  return headerValues(request, name).at(-1)?.split(',').at(-1)?.trim() ?? '';
}

/** The origin that a trusted proxy says it was asked for; null without one. */
function forwardedOrigin(
  request: SocketRequest,
  trustProxy: string | undefined,
): string | null {
  const { remoteAddress = '' } = request.socket;
  if (!isTrustedProxy(remoteAddress, trustProxy)) return null;
  const host = lastValue(request, /^x-forwarded-host$/i);
  const proto = lastValue(request, /^x-forwarded-proto$/i);
  const origin = `${proto === 'https' ? 'https' : 'http'}://${host}`;
  return HOST.test(host) && URL.canParse(origin)
    ? new URL(origin).origin
    : null;
}

/** The name of this machine that was asked for: localhost, or the address that the connection arrived at. */
function ownName(request: SocketRequest): string | null {
  const [host = '', ...more] = headerValues(request, /^host$/i);
  const asked = HOST.test(host) ? URL.parse(`http://${host}`) : null;
  if (!asked || more.length > 0) return null;
  const { hostname } = asked;
  const local = unmapped(request.socket.localAddress ?? '');
  const isOwn =
    hostname === 'localhost' ||
    (local !== null && local === plainAddress(hostname));
  return isOwn ? hostname : null;
}

/** IPv4 on a socket for both families (`::ffff:10.0.0.1`) as IPv4. */
const unmapped = (address: string): string | null =>
  plainAddress(address.replace(/^::ffff:(?=\d+\.)/i, ''));

/**
 * The site's own address for whoever sent this request, without a slash at its end: SITE_URL; else what a proxy of
 * TRUST_PROXY forwards; else the name of this machine that was asked for, with the port as listened. A foreign Host is
 * never repeated: such a request gets localhost.
 */
export function siteAddress(
  env: AddressEnv,
  request: SocketRequest | undefined,
): string {
  if (env.SITE_URL || !request) return siteUrl(env);
  const forwarded = forwardedOrigin(request, env.TRUST_PROXY);
  if (forwarded) return forwarded;
  const name = ownName(request);
  return name ? `http://${name}:${env.PORT}` : siteUrl(env);
}
