import { once } from 'node:events';
import { existsSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import { fromRoot } from '../lib/paths.mjs';
import { ReadableError } from '../lib/screen.mjs';

const LOOPBACK = ['127.0.0.1', '::1'];
const ALL = new Set([undefined, '0.0.0.0', '::']);
/** What a machine without one of the two families says. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Whether the site is this machine's own: without SITE_URL, or with one that only this machine reaches. */
export function isLocalSite(siteUrl) {
  if (!siteUrl) return true;
  const { hostname } = new URL(siteUrl);
  return (
    /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}

/** Whether the folder of the example is here: without it there is no demo mode and no sandbox provider. */
export const hasExample = () => existsSync(fromRoot('example', 'plug-in.ts'));

/** Demo mode: on by default where the example is here, but a public production site has to ask for it. */
export function demoMode(env) {
  if (!hasExample()) return false;
  if (env.DEMO_MODE) return ['1', 'true'].includes(env.DEMO_MODE);
  return env.NODE_ENV !== 'production' || isLocalSite(env.SITE_URL);
}

/**
 * The addresses to listen on. HOST decides; else a demo of this machine's own is for this machine alone, as its
 * accounts have known passwords, and every other site listens on all addresses (undefined).
 */
export function hostsOf(env) {
  if (env.HOST) return env.HOST === 'localhost' ? LOOPBACK : [env.HOST];
  const isPublic = env.NODE_ENV === 'production' && !isLocalSite(env.SITE_URL);
  return demoMode(env) && !isPublic ? LOOPBACK : [undefined];
}

async function listenAt(server, host, port) {
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/**
 * Makes one server per host, all on one port (of the first where it is 0). A family that the machine has not is left
 * out while another listens. Rejects with the system's error, and then none listens.
 */
export async function listenOn(makeServer, hosts, port) {
  const servers = [];
  let missing = null;
  for (const host of hosts) {
    const asked = servers[0]?.address().port ?? port;
    try {
      servers.push(await listenAt(makeServer(), host, asked));
    } catch (error) {
      missing = error;
      if (NO_SUCH_ADDRESS.has(error.code)) continue;
      for (const server of servers) server.close();
      throw error;
    }
  }
  if (servers.length === 0) throw missing;
  return servers;
}

/** In words, why nobody can listen there. */
export function listenProblem({ code }, { hosts, port }) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`;
  if (NO_SUCH_ADDRESS.has(code) || code === 'ENOTFOUND')
    return `HOST=${hosts[0]} is no address of this machine. 0.0.0.0 is all of them, localhost this machine alone.`;
  return `Port ${port} cannot be used (${code}). Choose another: PORT=3000 npm start`;
}

/** Refuses a port that something else listens on, and a host that is not this machine's. */
export async function checkPort({ hosts, port }) {
  try {
    const servers = await listenOn(() => net.createServer(), hosts, port);
    for (const server of servers)
      await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    throw new ReadableError(listenProblem(error, { hosts, port }));
  }
}

/** Addresses by which other machines reach what listens on these hosts, as they stand in a URL. */
export function networkHosts(hosts, interfaces = os.networkInterfaces()) {
  const [host] = hosts;
  const outside = Object.values(interfaces)
    .flat()
    .filter(({ address, internal }) => !internal && !/^fe80:/i.test(address))
    .filter(({ family }) => host !== '0.0.0.0' || family === 'IPv4');
  const found = ALL.has(host)
    ? outside.map(({ address }) => address)
    : hosts.filter((name) => !isLoopback(name));
  return found.map((name) => (net.isIPv6(name) ? `[${name}]` : name));
}

const isLoopback = (host) =>
  host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** The host by which this machine itself asks. */
export function localHost(hosts) {
  const [host] = hosts;
  const isNamed = hosts.length === 1 && !ALL.has(host);
  if (!isNamed) return 'localhost';
  return net.isIPv6(host) ? `[${host}]` : host;
}
