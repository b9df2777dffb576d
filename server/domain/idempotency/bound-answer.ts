import { createHash } from 'node:crypto';
import { DomainError } from '@/server/errors';
import {
  type IdempotencyRow,
  isLockFailure,
} from '@/server/repositories/database/idempotency-repository';

/** How long a parallel request with the same key waits for the first one's answer. */
export const WAIT_SECONDS = 10;
const RETRY_AFTER_SECONDS = 1;

/** A finished answer: replayed byte for byte. */
export interface FinalAnswer {
  readonly status: number;
  readonly text: string;
}

/** What is asked for once: a key of the caller's, and what it stands for. */
export interface OnceRequest {
  /** Whose key it is: see keyOfUser, keyOfCartPart. */
  readonly owner: string;
  readonly key: string;
  readonly payload: unknown;
}

/** An account's keys are its own. */
export function keyOfUser(userId: number): string {
  return `user:${userId}`;
}

/** A guest's or a member's keys are those of their part of a cart. */
export function keyOfCartPart(uuid: string): string {
  return `cart:${uuid}`;
}

/** Shorter keys might be guessed. */
const SECRET_MIN_LENGTH = 16;

/** What is asked for once, by whom it belongs to and its name there. */
export type KeyOf = Pick<OnceRequest, 'key' | 'owner'>;

/**
 * Who begins a cart has neither an account nor a part yet: the answer belongs to whoever repeats the key, kept hashed.
 * Null for no key, and for one that might be guessed.
 */
export function keyOfBeginner(key: string | null): KeyOf | null {
  if (key === null || key.length < SECRET_MIN_LENGTH) return null;
  return {
    owner: 'guest-begin',
    key: createHash('sha256').update(key).digest('hex'),
  };
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  return Object.fromEntries(
    Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Equal payloads have equal hashes, whatever the order of their fields. */
export function hashPayload(payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(payload, sortedKeys))
    .digest('hex');
}

function textOf(body: unknown): string | null {
  return typeof body === 'object' &&
    body !== null &&
    'text' in body &&
    typeof body.text === 'string'
    ? body.text
    : null;
}

/** The same request is being worked on: conflict (409) with Retry-After. */
export function inProgress(cause?: unknown): DomainError {
  return new DomainError('conflict', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });
}

/** What a key is bound to; null while its answer is still to come. Another payload is idempotency_mismatch (422). */
export function boundAnswer(
  row: IdempotencyRow,
  requestHash: string,
): FinalAnswer | null {
  if (row.requestHash !== requestHash)
    throw new DomainError('idempotency_mismatch');
  const text = textOf(row.body);
  return text === null ? null : { status: row.status ?? 200, text };
}

/** Runs work that waits for locks; a wait that was given up is conflict with Retry-After. */
export async function orInProgress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isLockFailure(cause)) throw inProgress(cause);
    throw cause;
  }
}
