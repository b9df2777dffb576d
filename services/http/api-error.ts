export interface ApiErrorInfo {
  /** HTTP status; 0 when no answer came (offline, time-out). */
  readonly status: number;
  /** The contract's code, e.g. ERROR_110; NETWORK without an answer. */
  readonly code: string;
  /** In the caller's language when the server answered, else empty. */
  readonly message: string;
  /** Messages per field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly data: unknown;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
}

/** Every failed call, whatever went wrong. */
export class ApiError extends Error {
  constructor(readonly info: ApiErrorInfo) {
    super(info.message || info.code);
    this.name = 'ApiError';
  }

  get status(): number {
    return this.info.status;
  }

  get code(): string {
    return this.info.code;
  }
}

/** The failure as an ApiError, also when it came from another copy of the class. */
export function asApiError(error: unknown): ApiError | null {
  return error instanceof Error && error.name === 'ApiError'
    ? (error as ApiError)
    : null;
}
