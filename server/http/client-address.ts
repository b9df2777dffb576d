import type { Context } from 'hono';
import type { AppEnv } from './app-env';

/**
 * The browser's address. Only in-process calls and, with TRUST_PROXY, X-Forwarded-For are believed:
 * TRUST_PROXY is the number of proxies in front of us, or a list of their addresses.
 */
export function clientAddress(
  c: Context<AppEnv>,
  trustProxy: string | undefined,
): string {
  if (c.env.inProcess) return c.env.inProcess.clientAddress ?? 'in-process';
  const socket = c.env.incoming?.socket.remoteAddress ?? 'unknown';
  return forwardedAddress(socket, c.req.header('x-forwarded-for'), trustProxy);
}

/** Walks X-Forwarded-For from the right, past the proxies that are trusted. */
export function forwardedAddress(
  socket: string,
  forwardedFor: string | undefined,
  trustProxy: string | undefined,
): string {
  if (!trustProxy || !forwardedFor) return socket;
  const chain = [...forwardedFor.split(',').map((part) => part.trim()), socket];
  if (/^\d+$/.test(trustProxy))
    return chain.at(-1 - Number(trustProxy)) ?? chain[0] ?? socket;
  const trusted = new Set(trustProxy.split(',').map((part) => part.trim()));
  for (let index = chain.length - 1; index > 0; index--) {
    const hop = chain[index] ?? '';
    if (!trusted.has(hop.replace(/^::ffff:/, ''))) return hop;
  }
  return chain[0] ?? socket;
}
