import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Params {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallel: number;
}

const PARAMS: Params = { cost: 2 ** 14, blockSize: 8, parallel: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** What an unknown account is compared with, so that it takes as long as a known one. */
const NOBODY = `scrypt$${PARAMS.cost}$${PARAMS.blockSize}$${PARAMS.parallel}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

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

/** `scrypt$N$r$p$salt$key` with a salt of its own: the parameters travel with the hash, so they may be raised later. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(plain, salt, KEY_BYTES, PARAMS);
  const { cost, blockSize, parallel } = PARAMS;
  return [
    'scrypt',
    cost,
    blockSize,
    parallel,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/**
 * Whether the password is the hashed one, compared in constant time. With no hash (unknown account, no password
 * set) it takes the same time and answers false; so does a hash it cannot read.
 */
export async function verifyPassword(
  plain: string,
  hash: string | null,
): Promise<boolean> {
  const [scheme, cost, blockSize, parallel, salt, key] = (hash ?? NOBODY).split(
    '$',
  );
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
