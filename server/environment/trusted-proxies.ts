import { BlockList, isIP } from 'node:net';

const MOST_HOPS = 20;

/** Whose X-Forwarded-For counts: so many proxies in front of us, or those with these addresses. */
export type TrustedProxies =
  { readonly hops: number } | { readonly trusts: (address: string) => boolean };

/** The address without brackets, port and zone (`[::1]:443`, `10.0.0.1:80`, `fe80::1%eth0`); null when it is none. */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](:\d+)?$/.exec(trimmed)?.[1] ??
    /^(\d+(?:\.\d+){3}):\d+$/.exec(trimmed)?.[1] ??
    trimmed;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) ? address.toLowerCase() : null;
}

const family = (address: string): 'ipv4' | 'ipv6' =>
  isIP(address) === 4 ? 'ipv4' : 'ipv6';

/** An IPv4 address written as IPv6 (`::ffff:10.0.0.1`) is written as IPv4. */
const unmapped = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '');

function addTo(list: BlockList, entry: string): void {
  const [text = '', prefix, ...more] = entry.split('/');
  const address = unmapped(plainAddress(text) ?? '');
  const most = isIP(address) === 4 ? 32 : 128;
  const isPrefix =
    prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= most);
  if (!isIP(address) || more.length || !isPrefix)
    throw new Error(`"${entry}" is neither an address nor a network`);
  if (prefix === undefined) list.addAddress(address, family(address));
  else list.addSubnet(address, Number(prefix), family(address));
}

/**
 * Reads TRUST_PROXY: a number of proxies, or addresses and networks (`10.0.0.0/8, ::1`), comma-separated, of both
 * families. IPv4 written as IPv6 (`::ffff:10.0.0.1`) is IPv4. Throws an Error that names what it does not understand.
 */
export function readTrustedProxies(value: string): TrustedProxies {
  if (/^\d+$/.test(value.trim())) {
    if (Number(value) > MOST_HOPS)
      throw new Error(`at most ${MOST_HOPS} proxies can be counted`);
    return { hops: Number(value) };
  }
  const list = new BlockList();
  for (const entry of value.split(',')) addTo(list, entry.trim());
  return {
    trusts: (address) => {
      const plain = plainAddress(address);
      return plain !== null && list.check(plain, family(plain));
    },
  };
}
