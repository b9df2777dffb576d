import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** A code that nobody guesses, for an address: 22 letters, digits, - and _. */
export function newShareCode(): string {
  return randomBytes(BYTES).toString('base64url');
}
