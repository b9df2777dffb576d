import crypto, { randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  verifyPassword,
} from '@/server/domain/account/password/password';
import { spyOnNode } from '@/tests/support/api/spy-on-node';

describe('passwords', () => {
  it('are hashed with a salt of their own and verified', async () => {
    const [first, second] = await Promise.all([
      hashPassword('plov'),
      hashPassword('plov'),
    ]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword('plov', first)).toBe(true);
    expect(await verifyPassword('Plov', first)).toBe(false);
  });

  it('are the same however the keyboard composed them', async () => {
    expect(
      await verifyPassword('caf\u0065\u0301', await hashPassword('caf\u00e9')),
    ).toBe(true);
  });

  it('still verify with the parameters they were hashed with', async () => {
    const salt = randomBytes(16);
    const key = scryptSync('plov', salt, 32, { N: 1024, r: 8, p: 1 });
    const weaker = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await verifyPassword('plov', weaker)).toBe(true);
    expect(await verifyPassword('plow', weaker)).toBe(false);
  });

  it('cost what the site says, also where there is no hash', async () => {
    const hash = await hashPassword('plov', 6);
    expect(hash).toMatch(/^scrypt\$64\$8\$5\$/);
    expect(await verifyPassword('plov', hash)).toBe(true);
    const hashing = spyOnNode(crypto, 'scrypt');
    await verifyPassword('plov', null, 6);
    expect(hashing.mock.calls.map(([, , , options]) => options)).toEqual([
      expect.objectContaining({ N: 64 }),
    ]);
  });

  it('never fit where there is no hash or one that cannot be read', async () => {
    expect(await verifyPassword('plov', null)).toBe(false);
    expect(await verifyPassword('plov', 'md5$abc')).toBe(false);
    expect(await verifyPassword('plov', '')).toBe(false);
  });
});
