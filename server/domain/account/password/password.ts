import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { PASSWORD_COST } from '@/utils/constants/limits';

interface Params {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallel: number;
}

const BLOCK_SIZE = 8;
const PARALLEL = 5;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** `scrypt$N$r$p$salt$key`: the parameters travel with the hash, so they may be raised later. */
const hashText = (cost: number, salt: string, key: string): string =>
  ['scrypt', 2 ** cost, BLOCK_SIZE, PARALLEL, salt, key].join('$');

/** What an unknown account is compared with, so that it takes as long as a known one. */
const nobody = (cost: number): string =>
  hashText(cost, 'A'.repeat(22), 'A'.repeat(43));

function derive(
  plain: string,
  salt: Buffer,
  bytes: number,
  params: Params,
): Promise<Buffer> {
  const { cost, blockSize, parallel } = params;
  const options = {
    N: cost,
    r: blockSize,
    p: parallel,
    maxmem: 256 * cost * blockSize,
  };
  return new Promise((resolve, reject) => {
    scrypt(plain.normalize('NFKC'), salt, bytes, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** A hash with a salt of its own; `cost` is log2 of N. */
export async function hashPassword(
  plain: string,
  cost = PASSWORD_COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const params = { cost: 2 ** cost, blockSize: BLOCK_SIZE, parallel: PARALLEL };
  const key = await derive(plain, salt, KEY_BYTES, params);
  return hashText(cost, salt.toString('base64url'), key.toString('base64url'));
}

/**
 * Whether the password is the hashed one, compared in constant time. With no hash (unknown account, no password
 * set) it takes as long as with a new one, and answers false; so does a hash it cannot read.
 */
export async function verifyPassword(
  plain: string,
  hash: string | null,
  newCost = PASSWORD_COST,
): Promise<boolean> {
  const [scheme, cost, blockSize, parallel, salt, key] = (
    hash ?? nobody(newCost)
  ).split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const params = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallel: Number(parallel),
  };
  const found = await derive(
    plain,
    Buffer.from(salt, 'base64url'),
    expected.length,
    params,
  );
  return timingSafeEqual(found, expected) && hash !== null;
}
