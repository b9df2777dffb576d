import type * as Sdk from '@aws-sdk/client-s3';
import { FairQueue } from '@/server/bounds/fair-queue';
import { Outage } from '@/server/bounds/outage';
import { DomainError } from '@/server/errors';
import { logger } from '@/server/logger';
import { runtimeSlot } from '@/server/runtime';
import { TooLargeError } from './too-large';

/** A bucket of S3, or of another service that speaks its wire format. */
export interface Bucket {
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Another service's; S3's own when there is none. */
  readonly endpoint?: string | undefined;
  /** The bucket stands in the path, not in the host. */
  readonly pathStyle: boolean;
}

/** How long whoever calls may be kept waiting. */
export interface S3Patience {
  readonly connectMs: number;
  /** Until an answer's head stands. */
  readonly answerMs: number;
  /** A whole call, with what is tried again. */
  readonly wholeMs: number;
}

/** Below the 16 s that clients wait for an answer. */
export const PATIENCE: S3Patience = {
  connectMs: 2_000,
  answerMs: 5_000,
  wholeMs: 10_000,
};

const ATTEMPTS = 3;
/** Connections, and so objects in memory at once; what waits for one takes a place of the calls in flight. */
const AT_ONCE = 16;
/** Together fewer than the calls that a process has in flight, so that pictures never keep pages out. */
const QUEUE = {
  atOnce: AT_ONCE,
  waiting: 64,
  waitingOfClient: 40,
  waitMs: 3_000,
};
const OUTAGE = { failures: 3, restMs: 2_000 };
const RETRY_AFTER_SECONDS = 5;
const LOG_MS = 5_000;

/**
 * A call that was refused or never answered, in words that may stand in a log: what the service says may quote keys and
 * addresses.
 */
class S3CallError extends Error {
  override readonly name = 'S3CallError';

  constructor(
    call: string,
    readonly said: {
      readonly error: string;
      readonly status?: number | undefined;
      readonly request?: string | undefined;
    },
  ) {
    const words = Object.values(said).filter(Boolean).join(', ');
    super(`the bucket did not ${call}: ${words}`);
  }
}

interface SdkError extends Error {
  readonly $metadata?: {
    readonly httpStatusCode?: number;
    readonly requestId?: string;
  };
}

/** Whether this error says that there is no such object; a missing bucket is an error of the configuration. */
const isMissing = (error: SdkError): boolean =>
  error.$metadata?.httpStatusCode === 404 && error.name !== 'NoSuchBucket';

/** Now and then, not for every picture that cannot be had. */
function logFailure(err: S3CallError): void {
  const last = runtimeSlot('s3-failure-logged', () => ({ at: -Infinity }));
  if (performance.now() - last.at < LOG_MS) return;
  last.at = performance.now();
  logger().error({ err }, 'the storage is away: answering 503');
}

const unavailable = (cause?: Error): DomainError =>
  new DomainError('unavailable', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

function away(call: string, error: SdkError): DomainError {
  const { httpStatusCode: status, requestId: request } = error.$metadata ?? {};
  const cause = new S3CallError(call, { error: error.name, status, request });
  logFailure(cause);
  return unavailable(cause);
}

/** No answer, or one that says to come later; a refusal (403) comes fast and makes nobody wait. */
const DURING_OUTAGE = {
  isAway(error: unknown): boolean {
    const status = (error as SdkError).$metadata?.httpStatusCode ?? 500;
    return !(error instanceof TooLargeError) && status >= 500;
  },
  refuse(): never {
    throw unavailable();
  },
};

async function connect(
  bucket: Bucket,
  { answerMs, connectMs }: S3Patience,
): Promise<{ client: Sdk.S3Client; sdk: typeof Sdk }> {
  // loaded where a bucket is configured, and never by a browser
  const sdk = await import('@aws-sdk/client-s3');
  const { accessKeyId, endpoint, pathStyle, region, secretAccessKey } = bucket;
  const agent = { keepAlive: true, maxSockets: AT_ONCE };
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    followRegionRedirects: false,
    // other services that speak S3 know no checksums in trailers
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  return { client, sdk };
}

type Work<T> = (
  client: Sdk.S3Client,
  sdk: typeof Sdk,
  signal: AbortSignal,
) => Promise<T>;

/** Calls the bucket; `call` is what the log says. Null: there is no such object. */
export type S3Caller = <T>(call: string, work: Work<T>) => Promise<T | null>;

/**
 * One client per process and bucket. A call has an end and is made three times at most. What finds too many others
 * waiting, or the bucket away, is refused at once; every failure is `unavailable`.
 */
export function s3Caller(bucket: Bucket, patience: S3Patience): S3Caller {
  const { endpoint = '', name } = bucket;
  const slot = runtimeSlot(`s3 ${endpoint} ${name}`, () => ({
    outage: new Outage(OUTAGE),
    queue: new FairQueue(QUEUE),
    connected: null as ReturnType<typeof connect> | null,
  }));
  return async (call, work) => {
    slot.connected ??= connect(bucket, patience);
    const { client, sdk } = await slot.connected;
    return slot.queue.run(async () => {
      const signal = AbortSignal.timeout(patience.wholeMs);
      try {
        return await slot.outage.run(
          () => work(client, sdk, signal),
          DURING_OUTAGE,
        );
      } catch (error) {
        const isOurs =
          error instanceof DomainError || error instanceof TooLargeError;
        if (isOurs) throw error;
        if (isMissing(error as SdkError)) return null;
        throw away(call, error as SdkError);
      }
    });
  };
}
