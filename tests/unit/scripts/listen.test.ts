// @vitest-environment node
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import {
  checkPort,
  hostsOf,
  listenOn,
  localHost,
  networkHosts,
} from '@/scripts/serve/listen.mjs';

const LOOPBACK = ['127.0.0.1', '::1'];
const ALL = [undefined];
const PUBLIC = { NODE_ENV: 'production', SITE_URL: 'https://food.example' };
/** TEST-NET-1 and the documentation's network: of no machine. */
const NOBODYS = ['192.0.2.254', '2001:db8::1'];
const LAN = [
  { address: '127.0.0.1', family: 'IPv4', internal: true },
  { address: '192.0.2.2', family: 'IPv4', internal: false },
  { address: 'fd00::2', family: 'IPv6', internal: false },
  { address: 'fe80::1', family: 'IPv6', internal: false },
] as NetworkInterfaceInfo[];

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0))
    await new Promise((done) => server.close(done));
});

async function listening(hosts: readonly (string | undefined)[], port = 0) {
  const servers = await listenOn(() => createServer(), hosts, port);
  open.push(...servers);
  return servers.map((server) => server.address() as AddressInfo);
}

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, host, () => done(true));
    socket.once('error', () => done(false)).once('connect', () => socket.end());
  });

describe('where a site listens', () => {
  it.for([
    ['a demo', {}, LOOPBACK],
    [
      'a demo of a local address',
      { SITE_URL: 'http://localhost:3000' },
      LOOPBACK,
    ],
    ['a demo by its own wish', { ...PUBLIC, DEMO_MODE: '1' }, ALL],
    ['a public site', PUBLIC, ALL],
    ['a site without the demo', { DEMO_MODE: '0' }, ALL],
    ['a demo with HOST', { HOST: '0.0.0.0' }, ['0.0.0.0']],
    ['a public site with HOST', { ...PUBLIC, HOST: 'localhost' }, LOOPBACK],
    ['HOST without a value', { HOST: '' }, LOOPBACK],
  ] as const)('%s: %s', ([, env, hosts]) => {
    expect(hostsOf({ NODE_ENV: 'production', ...env })).toEqual(hosts);
  });

  it('is one port of both families, and no address of the network', async () => {
    const [first, ...others] = await listening(LOOPBACK);
    const { port = 0 } = first ?? {};
    expect(others.every((other) => other.port === port)).toBe(true);
    expect(await isOpen('127.0.0.1', port)).toBe(true);
    for (const host of networkHosts(ALL))
      expect(await isOpen(host.replace(/[[\]]/g, ''), port)).toBe(false);
  });

  it('is one family where the machine has no other', async () => {
    for (const missing of NOBODYS) {
      expect(await listening(['127.0.0.1', missing])).toHaveLength(1);
      expect(await listening([missing, '127.0.0.1'])).toHaveLength(1);
    }
  });

  it('is nowhere when one family has the port taken', async () => {
    const [taken] = await listening(['127.0.0.1']);
    const { port = 0 } = taken ?? {};
    const [other = ''] = networkHosts(ALL).filter(
      (host) => !host.includes(':'),
    );
    const hosts = other ? [other, '127.0.0.1'] : ['127.0.0.1'];
    await expect(listenOn(() => createServer(), hosts, port)).rejects.toThrow(
      'EADDRINUSE',
    );
    if (other) expect(await isOpen(other, port)).toBe(false);
  });

  it('refuses in words a taken port and an address of another machine', async () => {
    const [taken] = await listening(['127.0.0.1']);
    const { port = 0 } = taken ?? {};
    await expect(checkPort({ hosts: LOOPBACK, port })).rejects.toThrow(
      `Port ${port} is in use`,
    );
    await expect(checkPort({ hosts: NOBODYS, port: 0 })).rejects.toThrow(
      'HOST=192.0.2.254 is no address of this machine',
    );
  });
});

describe('the addresses that npm start prints', () => {
  it.for([
    [LOOPBACK, 'localhost', []],
    [ALL, 'localhost', ['192.0.2.2', '[fd00::2]']],
    [['0.0.0.0'], 'localhost', ['192.0.2.2']],
    [['::'], 'localhost', ['192.0.2.2', '[fd00::2]']],
    [['192.0.2.2'], '192.0.2.2', ['192.0.2.2']],
    [['fd00::2'], '[fd00::2]', ['[fd00::2]']],
  ] as const)('at %s: %s and %s', ([hosts, local, network]) => {
    expect(localHost(hosts)).toBe(local);
    expect(networkHosts(hosts, { eth0: LAN })).toEqual(network);
  });
});
