import { createECDH, createHash } from 'node:crypto';
import {
  AddressRefused,
  type AddressRules,
  looksAllowed,
} from '@/server/adapters/public-network';
import { retryAfterMs } from '@/server/adapters/notices/retry-after';
import { SendError } from '@/server/domain/notice/notice-sender';
import type { PushGateway } from '@/server/domain/notice/push/push-gateway';
import {
  guardedPost,
  type PostAnswer,
} from '@/server/adapters/notices/guarded-post';

type Send = PushGateway['send'];

/** RFC 8030 §5.4: at most 32 characters of base64url, which tell the push service nothing. */
const TOPIC_LENGTH = 32;
/** Of the site's keys or its pace, not of the device: worth another try. */
const PASSING = new Set([401, 403, 408, 425, 429]);

/** The same for the same tag: a push service keeps the newest message of a topic alone. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);

/** Nobody answered, in time or at all; an address that must not be asked never gets better. */
function silence(error: unknown): SendError {
  if (error instanceof AddressRefused)
    return new SendError({ code: 'push_refused_address', isFinal: true });
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new SendError({
    code: isLate ? 'push_timeout' : 'push_unreachable',
    isFinal: false,
  });
}

function outcomeOf({ retryAfter, status }: PostAnswer): 'gone' | 'sent' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const wait = retryAfterMs(retryAfter);
  throw new SendError({
    code: `push_${status}`,
    isFinal: status < 500 && !PASSING.has(status),
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

/** Whether an address could be a push service's: https to a name or a public address, as the rules have it. */
export function isWebEndpoint(text: string, rules: AddressRules): boolean {
  const url = URL.parse(text);
  return url !== null && looksAllowed(url, rules);
}

/** Whether a message can be encrypted for it: a point of P-256. */
export function isBrowserKey(p256dh: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends by Web Push (RFC 8030) with VAPID (RFC 8292), encrypted for the browser (RFC 8291): web-push makes the request,
 * and it leaves through guardedPost. 404 and 410 mean that the device is gone.
 */
export function webPush(options: {
  readonly subject: string;
  readonly rulesOf: (endpoint: URL) => AddressRules;
}): Send {
  return async (device, { keys, manner, payload }) => {
    const { auth, endpoint, p256dh } = device;
    const { default: library } = await import('web-push');
    const made = (() => {
      try {
        return library.generateRequestDetails(
          { endpoint, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } },
          JSON.stringify(payload),
          {
            vapidDetails: { subject: options.subject, ...keys },
            TTL: manner.ttlSeconds,
            urgency: manner.urgency,
            topic: topicOf(payload.tag),
            contentEncoding: 'aes128gcm',
          },
        );
      } catch {
        throw new SendError({ code: 'push_unwritable', isFinal: true });
      }
    })();
    const url = new URL(endpoint);
    const headers = Object.fromEntries(
      Object.entries(made.headers).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const answer = await guardedPost(url, {
      rules: options.rulesOf(url),
      headers,
      body: made.body,
    }).catch((error: unknown) => {
      throw silence(error);
    });
    return outcomeOf(answer);
  };
}
