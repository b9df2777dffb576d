import {
  type AddressRules,
  rulesOf as addressRulesOf,
} from '@/server/adapters/public-network';
import { SendError } from '@/server/domain/notice/notice-sender';
import type { PushGateway } from '@/server/domain/notice/push/push-gateway';
import { isPublicSite, type ServerEnv, siteUrl } from '@/server/env';
import { readServiceAccount } from '@/server/environment/env-firebase';
import { fcmPush } from './fcm';
import { mailFrom } from '@/server/adapters/notices/mail';
import { isBrowserKey, isWebEndpoint, webPush } from './web-push';

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
