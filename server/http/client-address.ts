import type { Context } from 'hono';
import {
  plainAddress,
  readTrustedProxies,
  type TrustedProxies,
} from '@/server/environment/trusted-proxies';
import { USER_AGENT_MAX_LENGTH } from '@/utils/constants/limits';
import { runtimeSlot } from '../runtime';
import type { AppEnv, SocketRequest } from './app-env';

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;

const LOCAL_NAME = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
/** Headers that a proxy adds; any value of one means that there is a proxy. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/i;

/** Every value of the headers with this name, as sent. */
export function headerValues(
  { rawHeaders }: SocketRequest,
  name: RegExp,
): string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && name.test(rawHeaders[index - 1] ?? ''),
  );
}

function nameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

/**
 * Whether a call comes from this very machine and no proxy passed it on: the socket's other end is a loopback address,
 * every Host is a name of this machine (a page of another site, resolved to it, has its own), and no header of a proxy
 * is there.
 */
export function isLoopbackCall(request: SocketRequest | undefined): boolean {
  if (!request || !LOOPBACK.test(request.socket.remoteAddress ?? ''))
    return false;
  const hosts = headerValues(request, /^host$/i);
  return (
    hosts.length === 1 &&
    hosts.every((host) => LOCAL_NAME.test(nameOf(host))) &&
    headerValues(request, FORWARDED).length === 0
  );
}

/** TRUST_PROXY's meaning, worked out once; its few values are those of this process's environment. */
function proxiesOf(trustProxy: string): TrustedProxies {
  const known = runtimeSlot(
    'trusted-proxies',
    () => new Map<string, TrustedProxies>(),
  );
  const proxies = known.get(trustProxy) ?? readTrustedProxies(trustProxy);
  known.set(trustProxy, proxies);
  return proxies;
}

/** Whether the socket's other end is one of TRUST_PROXY. */
export function isTrustedProxy(
  address: string,
  trustProxy: string | undefined,
): boolean {
  if (!trustProxy) return false;
  const proxies = proxiesOf(trustProxy);
  return 'hops' in proxies ? proxies.hops > 0 : proxies.trusts(address);
}

/**
 * The browser's address. Only in-process calls and, with TRUST_PROXY, X-Forwarded-For are believed:
 * TRUST_PROXY is the number of proxies in front of us, or a list of their addresses and networks.
 */
export function clientAddress(
  c: Context<AppEnv>,
  trustProxy: string | undefined,
): string {
  if (c.env.inProcess) return c.env.inProcess.clientAddress ?? 'in-process';
  const socket = c.env.incoming?.socket.remoteAddress ?? 'unknown';
  return forwardedAddress(socket, c.req.header('x-forwarded-for'), trustProxy);
}

/** What the browser calls itself, cut to what is kept of it; a call made in process says it for the browser behind it. */
export function userAgent(c: Context<AppEnv>): string {
  const { inProcess } = c.env;
  const said = inProcess ? inProcess.userAgent : c.req.header('user-agent');
  return (said ?? '').slice(0, USER_AGENT_MAX_LENGTH);
}

/**
 * Walks X-Forwarded-For from the right, past the proxies that are trusted. Where something else than an address is
 * written, the proxy that wrote it is as far as we can see.
 */
export function forwardedAddress(
  socket: string,
  forwardedFor: string | undefined,
  trustProxy: string | undefined,
): string {
  if (!trustProxy || !forwardedFor) return socket;
  const proxies = proxiesOf(trustProxy);
  let seen = socket;
  let passed = 0;
  for (const hop of forwardedFor.split(',').reverse()) {
    const isTrusted =
      'hops' in proxies ? passed < proxies.hops : proxies.trusts(seen);
    const next = isTrusted ? plainAddress(hop) : null;
    if (!next) break;
    seen = next;
    passed += 1;
  }
  return seen;
}
