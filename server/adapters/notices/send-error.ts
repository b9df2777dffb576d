interface Refusal {
  /** What a log and the operator may read: what refused it and why, never what the message says or to whom. */
  readonly code: string;
  /** Sending it again would be refused again. */
  readonly isFinal: boolean;
  /** When the provider asked to be left alone for a while. */
  readonly retryAfterMs?: number;
}

/** A provider did not take a message; the outbox decides by it whether and when it is sent again. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly code: string;
  readonly isFinal: boolean;
  readonly retryAfterMs: number | null;

  constructor({ code, isFinal, retryAfterMs }: Refusal) {
    super(`a message was not taken: ${code}`);
    this.code = code;
    this.isFinal = isFinal;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}
