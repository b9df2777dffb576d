import { ERROR_CODES, type ErrorCode } from './contracts/error-codes';

export interface DomainErrorOptions {
  /** The message's key in errors.json, where it says more than the code's own. */
  readonly key?: string;
  /** Values for the message's placeholders. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Messages per input field, as keys of errors.json or ready words. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** What the client needs to go on, sent as `data`. */
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal with a known code; the only error domain code throws. */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly options: DomainErrorOptions = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'DomainError';
    this.status = ERROR_CODES[code].status;
  }
}

/** The refusal of an input, with what is wrong with each field. */
export const badFields = (
  fields: NonNullable<DomainErrorOptions['fields']>,
): DomainError => new DomainError('bad_request', { fields });

/** What was looked up. Throws not_found when there is none. */
export function orNotFound<T extends object | string | number>(
  found: T | null | undefined,
): T {
  if (found === null || found === undefined) throw new DomainError('not_found');
  return found;
}

const CAUSES_MAX = 8;

/** The refusal in an error, also where another wraps it (a full queue of statements); null: it is a failure. */
export function refusalIn(
  error: unknown,
  causes = CAUSES_MAX,
): DomainError | null {
  if (error instanceof DomainError) return error;
  if (!(error instanceof Error) || !causes) return null;
  // A domain error thrown in another bundle's copy of the class.
  if (error.name === 'DomainError' && 'code' in error)
    return new DomainError(
      error.code as ErrorCode,
      (error as DomainError).options,
    );
  return refusalIn(error.cause, causes - 1);
}

/** Thrown for a provider's webhook that the provider did not sign, or too long ago (domain/payment/payment-gateway.ts). */
export class ForgedEventError extends Error {}
