import { describe, expect, test } from 'vitest';
import { siteAddress } from '@/server/http/site-address';

const LAN = '192.0.2.2';

interface Asked {
  readonly host: string | readonly string[];
  /** The end of the socket at this machine. */
  readonly at?: string;
  readonly from?: string;
  readonly headers?: readonly string[];
  readonly TRUST_PROXY?: string;
  readonly SITE_URL?: string;
}

const addressOf = ({ at, from, headers = [], host, ...env }: Asked): string =>
  siteAddress(
    { PORT: 4331, ...env },
    {
      socket: { remoteAddress: from ?? '127.0.0.1', localAddress: at },
      rawHeaders: [
        ...[host].flat().flatMap((value) => ['Host', value]),
        ...headers,
      ],
    },
  );

describe('the address of a site without SITE_URL', () => {
  test.each([
    ['localhost', 'localhost:4331', '127.0.0.1', 'http://localhost:4331'],
    ['its loopback', '127.0.0.1:4331', '127.0.0.1', 'http://127.0.0.1:4331'],
    ['the other family', '[::1]:4331', '::1', 'http://[::1]:4331'],
    ['its network address', `${LAN}:4331`, LAN, `http://${LAN}:4331`],
    ['a socket of both', `${LAN}:4331`, `::ffff:${LAN}`, `http://${LAN}:4331`],
    ['another port', 'localhost:9', '127.0.0.1', 'http://localhost:4331'],
  ])('is %s where that was asked for', (_, host, at, address) => {
    expect(addressOf({ host, at })).toBe(address);
  });

  test.each([
    ['a foreign name', 'attacker.example'],
    ['a foreign name with our port', 'attacker.example:4331'],
    ['a name that begins like ours', 'localhost.attacker.example'],
    ['an address that is not ours', '203.0.113.9:4331'],
    ['a name with credentials', 'localhost@attacker.example'],
    ['a name with a path', 'localhost/attacker'],
    ['no name', ''],
    ['two names', ['localhost', 'attacker.example']],
  ])('never repeats %s', (_, host) => {
    expect(addressOf({ host, at: '127.0.0.1' })).toBe('http://localhost:4331');
  });

  const forwarded = (host: string, proto = 'https') =>
    ['X-Forwarded-Host', host, 'X-Forwarded-Proto', proto] as const;
  const behind = (more: Omit<Asked, 'host'>) =>
    addressOf({
      host: 'inner:4331',
      from: '10.0.0.1',
      at: '10.0.0.9',
      ...more,
    });

  test.each([
    ['10.0.0.1', forwarded('food.example'), 'https://food.example'],
    ['1', forwarded('food.example:8443'), 'https://food.example:8443'],
    ['1', forwarded('food.example', 'http'), 'http://food.example'],
    ['1', forwarded('attacker.example, food.example'), 'https://food.example'],
  ])(
    'is what a proxy of TRUST_PROXY=%s forwards',
    (TRUST_PROXY, headers, at) => {
      expect(behind({ TRUST_PROXY, headers })).toBe(at);
    },
  );

  test.each([
    ['nobody is trusted', undefined, forwarded('attacker.example')],
    ['none by number', '0', forwarded('attacker.example')],
    ['another is trusted', '10.0.0.2', forwarded('attacker.example')],
    ['it is no host', '1', forwarded('attacker.example/path')],
    ['nothing is forwarded', '1', []],
  ])('is localhost when %s', (_, TRUST_PROXY, headers) => {
    expect(behind({ TRUST_PROXY, headers })).toBe('http://localhost:4331');
  });
});

test('SITE_URL is the address whatever was asked for', () => {
  const SITE_URL = 'https://sofra.example/';
  expect(addressOf({ host: '127.0.0.1', at: '127.0.0.1', SITE_URL })).toBe(
    'https://sofra.example',
  );
});
