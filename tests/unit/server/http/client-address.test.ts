import { describe, expect, test } from 'vitest';
import { addressKey } from '@/server/domain/account/limit/address-key';
import { EnvError, readServerEnv } from '@/server/env';
import { forwardedAddress } from '@/server/http/client-address';

describe('the address behind proxies', () => {
  test.each([
    ['nobody is trusted', '10.0.0.1', '198.51.100.1', undefined, '10.0.0.1'],
    ['nothing is forwarded', '10.0.0.1', undefined, '10.0.0.1', '10.0.0.1'],
    ['one proxy by number', '10.0.0.1', '1.1.1.1', '1', '1.1.1.1'],
    ['two by number', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.9.9.9', '2', '1.1.1.1'],
    ['fewer than counted', '10.0.0.1', '1.1.1.1', '3', '1.1.1.1'],
    ['none by number', '10.0.0.1', '1.1.1.1', '0', '10.0.0.1'],
    [
      'an address of ours',
      '10.0.0.1',
      '6.6.6.6, 1.1.1.1',
      '10.0.0.1',
      '1.1.1.1',
    ],
    ['a stranger who forwards', '5.5.5.5', '1.1.1.1', '10.0.0.1', '5.5.5.5'],
    [
      'a network',
      '10.7.0.1',
      '6.6.6.6, 1.1.1.1, 10.250.0.9',
      '10.0.0.0/8',
      '1.1.1.1',
    ],
    ['next to a network', '11.0.0.1', '1.1.1.1', '10.0.0.0/8', '11.0.0.1'],
    [
      'IPv4 written as IPv6',
      '::ffff:10.7.0.1',
      '1.1.1.1',
      '10.0.0.0/8',
      '1.1.1.1',
    ],
    [
      'the same in hexadecimal',
      '::ffff:a07:1',
      '1.1.1.1',
      '10.0.0.0/8',
      '1.1.1.1',
    ],
    [
      'IPv4 configured as IPv6',
      '10.0.0.1',
      '1.1.1.1',
      '::ffff:10.0.0.1',
      '1.1.1.1',
    ],
    [
      'IPv6 networks',
      'fd00:1::5',
      '2001:db8::7, fd00:2::1',
      'fd00::/8',
      '2001:db8::7',
    ],
    [
      'IPv6 written otherwise',
      '0:0:0:0:0:0:0:1',
      '2001:db8::7',
      '::1',
      '2001:db8::7',
    ],
    [
      'several',
      '127.0.0.1',
      '1.1.1.1, fd00::9',
      '127.0.0.1, fd00::/8',
      '1.1.1.1',
    ],
    ['ports', '10.0.0.1', '[2001:db8::7]:4711', '1', '2001:db8::7'],
    ['IPv4 with a port', '10.0.0.1', '1.1.1.1:4711', '1', '1.1.1.1'],
    ['made-up text', '10.0.0.1', 'unknown', '10.0.0.1', '10.0.0.1'],
    [
      'made-up text further off',
      '10.0.0.1',
      'x, 10.0.0.2',
      '10.0.0.0/8',
      '10.0.0.2',
    ],
  ])('%s', (_, socket, forwarded, trusted, expected) => {
    expect(forwardedAddress(socket, forwarded, trusted)).toBe(expected);
  });
});

describe('TRUST_PROXY', () => {
  test.each([
    '10.0.0.0/33',
    'fd00::/129',
    'proxy.local',
    '10.0.0.1,',
    '10.0.0/8',
    '-1',
    '10.0.0.1/8/9',
    '99',
  ])('refuses %s when the server starts, in words', (TRUST_PROXY) => {
    expect(() => readServerEnv({ TRUST_PROXY })).toThrow(EnvError);
    expect(() => readServerEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY: /);
  });

  test.each(['1', '10.0.0.1', '10.0.0.0/8, fd00::/8,::1'])(
    'takes %s',
    (TRUST_PROXY) => {
      expect(readServerEnv({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
    },
  );
});

describe('what is counted as one address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['in-process', 'in-process'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
