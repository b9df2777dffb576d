import type Stripe from 'stripe';

const TIMEOUT_MS = 10_000;
const RETRIES = 1;

export interface StripeAccess {
  readonly secretKey: string;
  /** Base address of another server that speaks Stripe's API; its own when there is none. */
  readonly apiUrl?: string;
}

/**
 * A call that was refused or never answered, in words that may stand in a log: Stripe's own messages quote what was
 * sent, such as the customer's address.
 */
export class StripeCallError extends Error {
  override readonly name = 'StripeCallError';

  constructor(
    call: string,
    readonly refusal: {
      readonly type?: string;
      readonly code?: string;
      readonly param?: string;
      readonly status?: number;
      readonly requestId?: string;
    },
  ) {
    const said = Object.entries(refusal).filter(([, value]) => value);
    const words = said.map(([name, value]) => `${name} ${value}`).join(', ');
    super(`Stripe did not ${call}: ${words || 'no answer'}`);
  }
}

type Call<T> = (stripe: Stripe) => Promise<T>;

/** Calls Stripe by its SDK: `call` is what the error says, `signal` ends it at once. */
export type StripeCaller = <T>(
  call: string,
  signal: AbortSignal,
  make: Call<T>,
) => Promise<T>;

/** The SDK, loaded when it is first needed and never by a browser. */
export const loadStripe = async (): Promise<typeof Stripe> =>
  (await import('stripe')).default;

function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Rejects as soon as the signal is given; what the call does afterwards is nobody's business. */
async function endingWith<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const ended = new AbortController();
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error);
    signal.addEventListener('abort', end, { signal: ended.signal });
  });
  try {
    return await Promise.race([work(), over]);
  } finally {
    ended.abort();
  }
}

/**
 * One client per call, so that its connections end with its signal: the SDK has no signal of its own. A call takes ten
 * seconds at most and is made once more when nobody answered, Stripe was busy (409, 5xx) or asked for it.
 */
export function stripeCaller({
  apiUrl,
  secretKey,
}: StripeAccess): StripeCaller {
  return async (call, signal, make) => {
    const Sdk = await loadStripe();
    const fetchUntil: typeof fetch = (input, init) =>
      fetch(input, {
        ...init,
        signal: AbortSignal.any([
          signal,
          ...(init?.signal ? [init.signal] : []),
        ]),
      });
    const stripe = new Sdk(secretKey, {
      ...addressOf(apiUrl),
      httpClient: Sdk.createFetchHttpClient(fetchUntil),
      maxNetworkRetries: RETRIES,
      timeout: TIMEOUT_MS,
      telemetry: false,
    });
    try {
      return await endingWith(signal, () => make(stripe));
    } catch (error) {
      if (!(error instanceof Sdk.errors.StripeError)) throw error;
      const { code, param, requestId, statusCode: status, type } = error;
      throw new StripeCallError(call, { type, code, param, status, requestId });
    }
  };
}
