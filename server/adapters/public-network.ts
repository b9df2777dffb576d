import { lookup } from 'node:dns/promises';
import type { RequestOptions } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress } from './pictures/public-address';

/** Which addresses are asked that others named; tests have a network of their own. */
export interface AddressRules {
  readonly protocol: 'http:' | 'https:';
  /** As in an address: empty for the usual one. */
  readonly port: string;
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly patienceMs: number;
}

const PATIENCE_MS = 20_000;

/** Public addresses alone, by https on its usual port. */
export const publicAddressRules: AddressRules = {
  protocol: 'https:',
  port: '',
  resolve: async (host) =>
    (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  patienceMs: PATIENCE_MS,
};

const LOOPBACK = '127.0.0.1';
const OWN_NAMES = [LOOPBACK, 'localhost'];

/** Public addresses by https; with `mayLoop`, which is for tests, also this machine's own by http on any port. */
export function rulesOf(
  { hostname, port }: URL,
  {
    mayLoop,
    patienceMs,
  }: { readonly mayLoop: boolean; readonly patienceMs: number },
): AddressRules {
  const open = { ...publicAddressRules, patienceMs };
  if (!mayLoop || !OWN_NAMES.includes(hostname)) return open;
  return {
    ...open,
    protocol: 'http:',
    port,
    resolve: () => Promise.resolve([LOOPBACK]),
    isAllowed: (address) => address === LOOPBACK,
  };
}

/** Whether an address keeps the rules as far as its text tells: no name is looked up. */
export function looksAllowed(url: URL, rules: AddressRules): boolean {
  if (url.username || url.password) return false;
  if (url.protocol !== rules.protocol || url.port !== rules.port) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return rules.isAllowed(host);
  return host.includes('.') || rules.protocol === 'http:';
}

/** The rules do not allow an address, in words for whoever named it. */
export class AddressRefused extends Error {}

/** There is no such site at the moment: its name may be known again later. */
export class AddressUnknown extends AddressRefused {}

/** The one IP address that is connected to: resolved here, once, so that what was checked is what is asked. */
export async function addressOf(
  url: URL,
  rules: AddressRules,
): Promise<string> {
  if (url.protocol !== rules.protocol || url.port !== rules.port)
    throw new AddressRefused(
      `Only ${rules.protocol}// addresses on the usual port are fetched.`,
    );
  if (url.username || url.password)
    throw new AddressRefused(
      'An address with a name or password is not fetched.',
    );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : await rules.resolve(host).catch((cause: unknown) => {
        throw new AddressUnknown('There is no such site.', { cause });
      });
  const [first] = addresses;
  if (first === undefined) throw new AddressUnknown('There is no such site.');
  if (!addresses.every(rules.isAllowed))
    throw new AddressRefused('This address is not on the public network.');
  return first;
}

/** Makes a request go to this IP address, whatever the name in it resolves to meanwhile. */
export function pinnedTo(
  address: string,
): Pick<RequestOptions, 'agent' | 'lookup'> {
  const family = isIP(address);
  return {
    agent: false,
    lookup: (_host, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family),
  };
}

/** Within the time, also while a name is looked up, which cannot be broken off. */
export function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    ),
  ]);
}
