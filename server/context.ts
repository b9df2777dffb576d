import { join } from 'node:path';
import type { Logger } from 'pino';
import { createGeocoder } from './adapters/geocode';
import { filePictures } from './adapters/pictures/file-pictures';
import { processEventHub } from './adapters/process-event-hub';
import { connectSenders } from './adapters/senders';
import type { CurrencyDto } from './contracts/settings';
import { cityDrawing } from './demo/city/city-drawing';
import { cityGeocoder } from './demo/gazetteer/city-geocoder';
import { demoDispatch } from './demo/orders/demo-dispatch';
import { drawnPicture } from './demo/pictures/drawn-picture';
import type { SignInLimits } from './domain/account/sign-in-limits';
import type { SessionUser } from './domain/account/session-user';
import type { EventHub } from './domain/event/event-hub';
import type { Geocoder } from './domain/geo/geocoder';
import type { MapSource } from './domain/geo/map-source';
import { type Dispatch, peopleDispatch } from './domain/order/dispatch';
import type { PaymentMethods } from './domain/payment/payment-method';
import { PAYMENT_METHODS } from './domain/payment/payment-methods';
import type { Pictures } from './domain/picture/pictures';
import type { Db } from './db/client';
import type { ServerEnv } from './env';
import type { OutboxDeps } from './jobs/outbox';
import { logger } from './logger';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';

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
  readonly signIn: SignInLimits;
  /** How many searches this process makes at once. */
  readonly searchesAtOnce: number;
  /** Knows the addresses of points and the points of addresses. */
  readonly geocoder: Geocoder;
  /** Draws what is under the markers of a map. */
  readonly map: MapSource;
  /** Whether a message to this kind of address reaches somebody. */
  readonly reaches: Readonly<Record<'email' | 'phone', boolean>>;
  readonly pictures: Pictures;
  /** The ways to pay that this installation can carry out. */
  readonly payments: PaymentMethods;
  /** Who moves orders on. */
  readonly dispatch: Dispatch;
  /** Wakes the event streams of this process. */
  readonly events: EventHub;
}

/** What a process's contexts have in common: the operator's settings and the outside world. */
export type Services = Pick<
  Ctx,
  | 'dispatch'
  | 'events'
  | 'geocoder'
  | 'map'
  | 'payments'
  | 'pictures'
  | 'reaches'
  | 'searchesAtOnce'
  | 'signIn'
>;

/** A search takes a dozen statements: on PGlite one search at a time, on PostgreSQL a third of the pool. */
function searchesAtOnce(env: ServerEnv): number {
  if (!env.DATABASE_URL) return 1;
  return Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 3));
}

/** Where each port gets its implementation, by the configuration; what has no service is the demo city's. */
export function connectServices(env: ServerEnv): Services {
  return {
    signIn: {
      triesPerMinute: env.RATE_LIMIT_LOGIN_PER_MINUTE,
      codesPerTenMinutes: env.RATE_LIMIT_CODES_PER_10_MINUTES,
      codeMinutes: env.OTP_EXPIRE_MINUTES,
    },
    searchesAtOnce: searchesAtOnce(env),
    geocoder: createGeocoder(env) ?? cityGeocoder,
    map: cityDrawing,
    payments: PAYMENT_METHODS,
    // An uploaded picture comes before one of the demo city.
    pictures: filePictures({
      sources: [
        join(env.DATA_DIR, 'storage', 'images'),
        join(process.cwd(), 'server', 'demo', 'images'),
      ],
      kept: join(env.DATA_DIR, 'cache', 'pictures'),
      drawn: drawnPicture,
    }),
    events: processEventHub(),
    dispatch: env.demoMode ? demoDispatch(env.DEMO_SPEED) : peopleDispatch,
    // No SMS provider comes with the product; in demo mode the outbox itself can be read.
    reaches: {
      email: env.demoMode || env.SMTP_URL !== undefined,
      phone: env.demoMode,
    },
  };
}

/** What the outbox sends with; in demo mode its messages stay there to be read. */
export function connectOutbox(
  env: ServerEnv,
): Pick<OutboxDeps, 'keepsMessages' | 'senders'> {
  return { senders: connectSenders(env), keepsMessages: env.demoMode };
}

/** What a job works with: nobody is signed in, words are English, amounts in the default currency. `name` is logged. */
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
    lang: 'en',
    currency: DEFAULT_CURRENCY,
    log: logger(),
    requestId: name,
    clientAddress: name,
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
