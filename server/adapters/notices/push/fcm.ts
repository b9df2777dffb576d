import { z } from 'zod';
import { readAnswer } from '@/server/adapters/notices/read-answer';
import { retryAfterMs } from '@/server/adapters/notices/retry-after';
import { SendError } from '@/server/domain/notice/notice-sender';
import type {
  PushGateway,
  PushManner,
  PushPayload,
} from '@/server/domain/notice/push/push-gateway';
import type { ServiceAccount } from '@/server/environment/env-firebase';
import { serviceToken } from './service-token';
import { topicOf } from './web-push';

type Send = PushGateway['send'];

const GOOGLE = 'https://fcm.googleapis.com';
const TIMEOUT_MS = 8_000;

const refused = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z
            .array(z.object({ field: z.string() }))
            .optional()
            .catch([]),
        }),
      )
      .optional()
      .catch([]),
  }),
});

/** FCM's own word for what is wrong, and whether it is the token. */
function readRefusal(said: unknown) {
  const { data } = refused.safeParse(said);
  const details = data?.error.details ?? [];
  const code =
    details.find(({ errorCode }) => errorCode)?.errorCode ??
    data?.error.status ??
    '';
  const isToken = details.some(({ fieldViolations }) =>
    fieldViolations?.some(({ field }) => field === 'message.token'),
  );
  return { code, isToken };
}

/** For the log: FCM's code as it is documented, and nothing else it may have said. */
const known = (code: string): string =>
  /^[A-Z_]{1,40}$/.test(code) ? `_${code.toLowerCase()}` : '';

/** The message as FCM HTTP v1 takes it: phones show it themselves, a browser's service worker gets the same. */
function messageOf(
  token: string,
  { body, href, tag, title }: PushPayload,
  { ttlSeconds, urgency }: PushManner,
  now: number,
) {
  const topic = topicOf(tag);
  const isHigh = urgency === 'high';
  return {
    message: {
      token,
      notification: { title, body },
      data: { href, tag },
      android: {
        ttl: `${ttlSeconds}s`,
        priority: isHigh ? 'HIGH' : 'NORMAL',
        collapse_key: topic,
        notification: { tag },
      },
      apns: {
        headers: {
          'apns-expiration': String(Math.floor(now / 1000) + ttlSeconds),
          'apns-priority': isHigh ? '10' : '5',
          'apns-collapse-id': topic,
        },
      },
      webpush: {
        headers: { TTL: String(ttlSeconds), Urgency: urgency, Topic: topic },
      },
    },
  };
}

function silence(error: unknown): SendError {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new SendError({
    code: isLate ? 'fcm_timeout' : 'fcm_unreachable',
    isFinal: false,
  });
}

/**
 * Sends by FCM HTTP v1: POST /v1/projects/{project}/messages:send with the service account's bearer. UNREGISTERED, a
 * token that is none and one of another project mean that the device is gone; 401 is tried again with a new bearer,
 * 429 and 5xx later.
 */
export function fcmPush(options: {
  readonly account: ServiceAccount;
  readonly url?: string;
  readonly tokenUrl?: string;
}): Send {
  const { account } = options;
  const bearer = serviceToken(account, { url: options.tokenUrl });
  const base = (options.url ?? GOOGLE).replace(/\/+$/, '');
  const address = `${base}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;

  return async ({ endpoint }, { manner, payload }) => {
    const token = await bearer.get();
    const answer = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(messageOf(endpoint, payload, manner, Date.now())),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      // another host must not get the bearer
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw silence(error);
    });
    const said = await readAnswer(answer).catch(() => null);
    if (answer.ok) return 'sent';
    const { status } = answer;
    const { code, isToken } = readRefusal(said);
    if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH' || isToken)
      return 'gone';
    if (status === 401) bearer.drop(token);
    const wait = retryAfterMs(answer.headers.get('retry-after'));
    throw new SendError({
      code: `fcm_${status}${known(code)}`,
      isFinal: status === 400 || status === 404,
      ...(wait !== undefined && { retryAfterMs: wait }),
    });
  };
}
