import { z } from 'zod';
import { mailFrom } from '@/server/adapters/notices/mail';
import { readAnswer } from '@/server/adapters/notices/read-answer';
import { retryAfterMs } from '@/server/adapters/notices/retry-after';
import {
  type AddressRules,
  rulesOf as addressRulesOf,
} from '@/server/adapters/public-network';
import { SendError } from '@/server/domain/notice/notice-sender';
import type {
  PushGateway,
  PushManner,
  PushPayload,
} from '@/server/domain/notice/push/push-gateway';
import { isPublicSite, type ServerEnv, siteUrl } from '@/server/env';
import {
  readServiceAccount,
  type ServiceAccount,
} from '@/server/environment/env-firebase';
import { serviceToken } from './service-token';
import { isBrowserKey, isWebEndpoint, topicOf, webPush } from './web-push';

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
function fcmPush(options: {
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

/** Far below what the outbox gives one message; the address is a stranger's, who may let us wait. */
const PATIENCE_MS = 8_000;

/** Public addresses by https; where tests say so, also this machine's own by http. */
function rulesBy(env: ServerEnv): (endpoint: URL) => AddressRules {
  const mayLoop = env.PUSH_ALLOW_LOOPBACK && !isPublicSite(env);
  return (endpoint) =>
    addressRulesOf(endpoint, { mayLoop, patienceMs: PATIENCE_MS });
}

/** Whom a push service may ask about this site (RFC 8292 §2.1): its address, or else its mail. */
function contact(env: ServerEnv): string {
  const site = siteUrl(env);
  if (site.startsWith('https:')) return site;
  const from = mailFrom(env);
  if (typeof from !== 'string') return `mailto:${from.address}`;
  return `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from}`;
}

function browserFcm(env: ServerEnv): PushGateway['browserFcm'] {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_APP_ID: appId,
    FIREBASE_MESSAGING_SENDER_ID: messagingSenderId,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_VAPID_KEY: key,
  } = env;
  if (!apiKey || !appId || !messagingSenderId || !projectId || !key)
    return null;
  return { key, config: { apiKey, appId, messagingSenderId, projectId } };
}

/** The push services: Web Push always, Firebase Cloud Messaging where a service account is configured. */
export function connectPush(env: ServerEnv): PushGateway {
  const {
    FCM_TOKEN_URL: tokenUrl,
    FCM_URL: url,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_PUBLIC_KEY: publicKey,
  } = env;
  const rulesOf = rulesBy(env);
  const web = webPush({ subject: contact(env), rulesOf });
  const account = readServiceAccount(env);
  const fcm = account && fcmPush({ account, url, tokenUrl });
  return {
    ownKeys: publicKey && privateKey ? { publicKey, privateKey } : null,
    hasFcm: fcm !== null,
    browserFcm: browserFcm(env),
    problemOf({ endpoint, p256dh }) {
      const at = URL.parse(endpoint);
      if (!at || !isWebEndpoint(endpoint, rulesOf(at))) return 'endpoint';
      return isBrowserKey(p256dh) ? null : 'keys.p256dh';
    },
    async send(device, message) {
      if (device.kind === 'web') return web(device, message);
      if (fcm) return fcm(device, message);
      throw new SendError({ code: 'fcm_not_configured', isFinal: true });
    },
  };
}
