import { createHmac } from 'node:crypto';
import {
  AddressRefused,
  AddressUnknown,
  looksAllowed,
  rulesOf,
} from '@/server/adapters/public-network';
import type { WebhookGateway } from '@/server/domain/kitchen/webhook-gateway';
import { isPublicSite, type ServerEnv } from '@/server/env';
import { guardedPost, type PostAnswer } from './guarded-post';
import { retryAfterMs } from './retry-after';
import { SendError } from '@/server/domain/notice/notice-sender';

/** Far below what the outbox gives one message; the address is a stranger's, who may let us wait. */
const PATIENCE_MS = 8_000;
const GONE = 410;

/** `t=<unix>,v1=<hex HMAC-SHA256 of "t.body">`; the key is the whole secret with its `whsec_`. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const t = Math.floor(+at / 1_000);
  const mac = createHmac('sha256', secret).update(`${t}.${body}`);
  return `t=${t},v1=${mac.digest('hex')}`;
}

/** An address that must not be called never gets better; a name that is not known now may. */
function silence(error: unknown): SendError {
  const isUnknown = error instanceof AddressUnknown;
  if (error instanceof AddressRefused && !isUnknown)
    return new SendError({ code: 'webhook_refused_address', isFinal: true });
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new SendError({
    code: isLate ? 'webhook_timeout' : 'webhook_unreachable',
    isFinal: false,
  });
}

/** 410 alone says that it is gone for good: any other refusal may be a mistake that its owner mends within the hour. */
function requireTaken({ retryAfter, status }: PostAnswer): void {
  if (status >= 200 && status < 300) return;
  const wait = retryAfterMs(retryAfter);
  throw new SendError({
    code: `webhook_${status}`,
    isFinal: status === GONE,
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

/**
 * Calls webhooks: https on the public network alone, to the IP address that was checked, no redirect followed, each try
 * signed anew. With WEBHOOK_ALLOW_LOOPBACK, unless the site is public, http on this machine, too.
 */
export function connectWebhooks(
  env: Pick<ServerEnv, 'NODE_ENV' | 'SITE_URL' | 'WEBHOOK_ALLOW_LOOPBACK'>,
  patienceMs = PATIENCE_MS,
): WebhookGateway {
  const mayLoop = env.WEBHOOK_ALLOW_LOOPBACK && !isPublicSite(env);
  const rules = (url: URL) => rulesOf(url, { mayLoop, patienceMs });
  return {
    allows(text) {
      const url = URL.parse(text);
      return url !== null && looksAllowed(url, rules(url));
    },
    async send({ secret, url: text }, body) {
      const url = new URL(text);
      const answer = await guardedPost(url, {
        rules: rules(url),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Sofra',
          'sofra-signature': signatureOf(secret, body, new Date()),
        },
        body: Buffer.from(body),
      }).catch((error: unknown) => {
        throw silence(error);
      });
      requireTaken(answer);
    },
  };
}
