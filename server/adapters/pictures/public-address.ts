import { BlockList, isIP } from 'node:net';

/** What is no address of the public network: RFC 6890 and its successors. */
const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of the one public range of IPv6: documentation, and what carries an IPv4 address inside (Teredo, 6to4). */
const IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

function listOf(
  rows: readonly (readonly [string, number])[],
  family: 'ipv4' | 'ipv6',
): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of rows) list.addSubnet(address, prefix, family);
  return list;
}

const closed4 = listOf(IPV4, 'ipv4');
const closed6 = listOf(IPV6, 'ipv6');
const open6 = listOf([['2000::', 3]], 'ipv6');

/** Whether an IP address belongs to the public network; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  if (family !== 6) return false;
  // 2000::/3 alone is public: neither loopback nor link-local nor an IPv4 address in IPv6's form
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
