import { join } from 'node:path';
import type { Logger } from 'pino';
import { customTokens } from './adapters/chat/custom-tokens';
import { connectHostedChat } from './adapters/chat/firestore/connect-hosted-chat';
import { createGeocoder } from './adapters/geocode';
import { connectGateways } from './adapters/payments/connect-gateways';
import { brandArt } from './adapters/pictures/brand-art';
import { filePictures } from './adapters/pictures/file-pictures';
import { remotePictures } from './adapters/pictures/remote-pictures';
import { uploadEncoder } from './adapters/pictures/upload-encoder';
import { processEventHub } from './adapters/process-event-hub';
import { connectPush } from './adapters/notices/push/connect-push';
import { connectSenders } from './adapters/notices/senders';
import { connectWebhooks } from './adapters/notices/webhook';
import { publicAddressRules } from './adapters/public-network';
import { connectStorage } from './adapters/storage/connect-storage';
import { folderStorage } from './adapters/storage/folder-storage';
import { firebaseTokens } from './adapters/social/firebase-tokens';
import type { CurrencyDto } from './contracts/settings';
import { demoDesk } from './demo/chat/demo-desk';
import { cityDrawing } from './demo/city/city-drawing';
import { cityGeocoder } from './demo/gazetteer/city-geocoder';
import { demoDispatch } from './demo/orders/demo-dispatch';
import { drawnPicture } from './demo/pictures/drawn-picture';
import type { SignInLimits } from '@/server/domain/account/limit/sign-in-limits';
import type { SessionUser } from '@/server/domain/account/session/session-user';
import type { SocialVerifier } from '@/server/domain/account/social/social-verifier';
import { type ChatDesk, peopleDesk } from './domain/chat/chat-desk';
import type { ChatTokens } from './domain/chat/chat-tokens';
import type { HostedChat } from './domain/chat/hosted/hosted-chat';
import type { EventHub } from './domain/event/event-hub';
import type { Geocoder } from './domain/address/geocoder';
import type { ExampleCity } from './domain/address/site-place';
import type { WebhookGateway } from './domain/kitchen/webhook-gateway';
import type { PushGateway } from './domain/notice/push/push-gateway';
import { type Dispatch, peopleDispatch } from './domain/order/dispatch';
import type {
  PaymentGateway,
  PaymentGateways,
} from './domain/payment/payment-gateway';
import type { PaymentMethods } from './domain/payment/payment-method';
import { PAYMENT_METHODS } from './domain/payment/payment-methods';
import type { SandboxDesk } from './domain/payment/sandbox-desk';
import type { BrandArt } from './domain/picture/brand-art';
import type { PictureEncoder } from './domain/picture/picture-encoder';
import type { Pictures } from './domain/picture/pictures';
import type { RemotePictures } from './domain/picture/remote-pictures';
import { type Storage, storageBelow } from './domain/picture/storage';
import type { Db } from './db/client';
import { codeLimits, type ServerEnv, siteUrl } from './env';
import type { OutboxDeps } from './jobs/outbox';
import { logger } from './logger';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import { siteLanguages } from '@/utils/i18n/site-languages';

/**
 * What every use case gets: a plain object, so that domain code is callable from tests and scripts.
 * Inside a transaction pass on `inTransaction`'s context, whose `db` is the transaction.
 */
export interface Ctx {
  readonly db: Db;
  readonly user: SessionUser | null;
  readonly lang: string;
  /** Amounts are answered in this currency. */
  readonly currency: CurrencyDto;
  readonly now: Date;
  readonly log: Logger;
  readonly requestId: string;
  /** The browser's address, also for calls made in process. */
  readonly clientAddress: string;
  /** What the browser calls itself, at most 500 characters, also for calls made in process; empty when it says nothing. */
  readonly userAgent: string;
  readonly signIn: SignInLimits;
  /** How many searches this process makes at once. */
  readonly searchesAtOnce: number;
  /** The configured service of addresses; null: none. Who knows the site's: domain/address/site-place.ts. */
  readonly geocoder: Geocoder | null;
  /** Map and addresses of the example city. */
  readonly example: ExampleCity;
  /** Whether a message to this kind of address reaches somebody. */
  readonly reaches: Readonly<Record<'email' | 'phone', boolean>>;
  readonly pictures: Pictures;
  /** Makes the icons and the link preview of the brand. */
  readonly brandArt: BrandArt;
  /** Fetches pictures that the operator names by their address. */
  readonly remotePictures: RemotePictures;
  /** Makes files of our own of the pictures that people send in. */
  readonly pictureEncoder: PictureEncoder;
  /** Keeps what people send in. */
  readonly storage: Storage;
  /** The ways to pay that this installation can carry out. */
  readonly payments: PaymentMethods;
  /** The providers of card payments. */
  readonly gateways: PaymentGateways;
  /** The sandbox provider's own page, where it is configured. */
  readonly sandbox: SandboxDesk | null;
  /** Checks sign-ins by Google, Facebook and Apple; null where none is configured. */
  readonly social: SocialVerifier | null;
  /** Lets people into Firestore; null where chat goes by this server. */
  readonly chatTokens: ChatTokens | null;
  /** Rooms and messages of Firestore; null where chat goes by this server. */
  readonly hostedChat: HostedChat | null;
  /** The site's own address for whoever asks, also in messages, without a slash at its end (http/site-address.ts). */
  readonly siteUrl: string;
  /** Who moves orders on. */
  readonly dispatch: Dispatch;
  /** Who sits at the other side of the chat. */
  readonly desk: ChatDesk;
  /** Wakes the event streams of this process. */
  readonly events: EventHub;
  /** Hands messages to the push services. */
  readonly push: PushGateway;
  /** Calls the systems of shops. */
  readonly webhooks: WebhookGateway;
}

/** What a process's contexts have in common: the operator's settings and the outside world. */
export type Services = Pick<
  Ctx,
  | 'brandArt'
  | 'chatTokens'
  | 'desk'
  | 'dispatch'
  | 'events'
  | 'example'
  | 'gateways'
  | 'geocoder'
  | 'hostedChat'
  | 'payments'
  | 'pictureEncoder'
  | 'pictures'
  | 'push'
  | 'reaches'
  | 'remotePictures'
  | 'sandbox'
  | 'searchesAtOnce'
  | 'signIn'
  | 'siteUrl'
  | 'social'
  | 'storage'
  | 'webhooks'
>;

/** A search takes a dozen statements: on PGlite one search at a time, on PostgreSQL a third of the pool. */
function searchesAtOnce(env: ServerEnv): number {
  if (!env.DATABASE_URL) return 1;
  return Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 3));
}

/** What services need of the process they are in. */
export interface ProcessParts {
  readonly db: () => Promise<Db>;
  /** Tests put faults between the provider and us. */
  readonly gateway?: (real: PaymentGateway) => PaymentGateway;
  /** Tests give a clock of their own. */
  readonly now?: () => Date;
}

/**
 * Where each port gets its implementation, by the configuration; what has no service is the demo city's. Without parts
 * there is no provider of card payments.
 */
export function connectServices(
  env: ServerEnv,
  parts?: ProcessParts,
): Services {
  const storage = connectStorage(env);
  return {
    signIn: {
      triesPerMinute: env.RATE_LIMIT_LOGIN_PER_MINUTE,
      ...codeLimits(env),
      codeMinutes: env.OTP_EXPIRE_MINUTES,
      passwordCost: env.PASSWORD_COST,
    },
    searchesAtOnce: searchesAtOnce(env),
    geocoder: createGeocoder(env),
    example: { geocoder: cityGeocoder, map: cityDrawing },
    payments: PAYMENT_METHODS,
    ...connectGateways(env, parts ?? null),
    siteUrl: siteUrl(env),
    social: firebaseTokens(env),
    chatTokens: customTokens(env),
    hostedChat: connectHostedChat(env),
    // An uploaded picture comes before one of the demo city.
    pictures: filePictures({
      sources: [
        storageBelow(storage, 'images'),
        folderStorage(join(process.cwd(), 'server', 'demo', 'images')),
      ],
      kept: join(env.DATA_DIR, 'cache', 'pictures'),
      drawn: drawnPicture,
    }),
    brandArt: brandArt(),
    remotePictures: remotePictures(publicAddressRules),
    pictureEncoder: uploadEncoder(),
    storage,
    events: processEventHub(),
    desk: env.demoMode ? demoDesk : peopleDesk,
    push: connectPush(env),
    webhooks: connectWebhooks(env),
    dispatch: env.demoMode ? demoDispatch(env.DEMO_SPEED) : peopleDispatch,
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

/** What a job works with: nobody is signed in, words are the site's first language, amounts in the default currency. `name` is logged. */
export function jobContext(
  job: { readonly db: Db; readonly services: Services; readonly name: string },
  now: Date,
): Ctx {
  const { db, name, services } = job;
  return {
    ...services,
    db,
    now,
    user: null,
    lang: siteLanguages().first,
    currency: DEFAULT_CURRENCY,
    log: logger(),
    requestId: name,
    clientAddress: name,
    userAgent: '',
  };
}

/** A context with a signed-in user. */
export type UserCtx = Ctx & { readonly user: SessionUser };

/**
 * Runs the work in one transaction; the context it gets must be used for every query inside
 * (the outer handle would deadlock PGlite).
 */
export function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
}
