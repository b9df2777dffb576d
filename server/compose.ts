import { join } from 'node:path';
import { example } from '@example/plug-in';
import { customTokens } from './adapters/chat/custom-tokens';
import { connectHostedChat } from './adapters/chat/firestore/connect-hosted-chat';
import { createGeocoder } from './adapters/geocode';
import { connectPush } from './adapters/notices/push/connect-push';
import { connectSenders } from './adapters/notices/senders';
import { connectWebhooks } from './adapters/notices/webhook';
import { connectGateways } from './adapters/payments/connect-gateways';
import { brandArt } from './adapters/pictures/brand-art';
import { filePictures } from './adapters/pictures/file-pictures';
import { remotePictures } from './adapters/pictures/remote-pictures';
import { uploadEncoder } from './adapters/pictures/upload-encoder';
import { processEventHub } from './adapters/process-event-hub';
import { publicAddressRules } from './adapters/public-network';
import { firebaseTokens } from './adapters/social/firebase-tokens';
import { connectStorage } from './adapters/storage/connect-storage';
import { folderStorage } from './adapters/storage/folder-storage';
import type { ProcessParts, Services } from './context';
import { peopleDesk } from './domain/chat/chat-desk';
import { peopleDispatch } from './domain/order/dispatch';
import { PAYMENT_METHODS } from './domain/payment/payment-methods';
import { storageBelow } from './domain/picture/storage';
import { codeLimits, type ServerEnv, siteUrl } from './env';
import type { OutboxDeps } from './jobs/outbox';

/** A search takes a dozen statements: on PGlite one search at a time, on PostgreSQL a third of the pool. */
function searchesAtOnce(env: ServerEnv): number {
  if (!env.DATABASE_URL) return 1;
  return Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 3));
}

/** The sandbox provider of cards, where PAYMENT_GATEWAY says so. */
export const sandboxOf = (env: ServerEnv, parts: ProcessParts) =>
  env.PAYMENT_GATEWAY === 'sandbox' ? example?.sandbox(parts) : undefined;

/**
 * Where each port gets its implementation, by the configuration; what has no service is the example's, where it is here. Without parts
 * there is no provider of card payments.
 */
export function connectServices(
  env: ServerEnv,
  parts?: ProcessParts,
): Services {
  const storage = connectStorage(env);
  const played = env.demoMode ? example : null;
  return {
    signIn: {
      triesPerMinute: env.RATE_LIMIT_LOGIN_PER_MINUTE,
      ...codeLimits(env),
      codeMinutes: env.OTP_EXPIRE_MINUTES,
      passwordCost: env.PASSWORD_COST,
    },
    searchesAtOnce: searchesAtOnce(env),
    geocoder: createGeocoder(env),
    example: example?.city ?? null,
    payments: PAYMENT_METHODS,
    gateways: parts
      ? connectGateways(
          env,
          sandboxOf(env, parts)?.gateway ?? null,
          parts.gateway,
        )
      : { inForce: null, byTag: new Map() },
    siteUrl: siteUrl(env),
    social: firebaseTokens(env),
    chatTokens: customTokens(env),
    hostedChat: connectHostedChat(env),
    // An uploaded picture comes before one of the demo city.
    pictures: filePictures({
      sources: [
        storageBelow(storage, 'images'),
        ...(example ? [folderStorage(example.pictures.folder)] : []),
      ],
      kept: join(env.DATA_DIR, 'cache', 'pictures'),
      drawn: example?.pictures.drawn,
    }),
    brandArt: brandArt(),
    remotePictures: remotePictures(publicAddressRules),
    pictureEncoder: uploadEncoder(),
    storage,
    events: processEventHub(),
    desk: played?.desk ?? peopleDesk,
    push: connectPush(env),
    webhooks: connectWebhooks(env),
    dispatch: played?.dispatch(env.DEMO_SPEED) ?? peopleDispatch,
    // In demo mode the outbox itself can be read.
    reaches: {
      email: env.demoMode || env.SMTP_URL !== undefined,
      phone: env.demoMode || env.SMS_ACCOUNT_SID !== undefined,
    },
  };
}

/** What the outbox sends with; in demo mode its messages stay there to be read. */
export function connectOutbox(
  env: ServerEnv,
): Pick<OutboxDeps, 'keepsMessages' | 'senders'> {
  return { senders: connectSenders(env), keepsMessages: env.demoMode };
}

/** The example city; null where the folder `example` is away. */
export { example } from '@example/plug-in';
