import { isIP } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = '', back] = written.split('::');
  const groups = (part: string | undefined): string[] =>
    part ? part.split(':') : [];
  const [first, last] = [groups(front), groups(back)];
  const between = Array.from({ length: 8 - first.length - last.length });
  return [...first, ...between.map(() => '0'), ...last];
}

/** The IPv4 address inside `::ffff:a.b.c.d`, or null. */
function mappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}

/**
 * Under what an address is counted: an IPv4 address as it is, however it is written; of IPv6 the /64, which one
 * household or server has for itself. What is no address stands for itself.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return address;
  const groups = groupsOf(plain);
  return (
    mappedAddress(groups) ??
    `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
  );
}
