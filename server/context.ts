import type { Logger } from 'pino';
import { createGeocoder, type Geocoder } from './adapters/geocode';
import type { CurrencyDto } from './contracts/settings';
import { demoDispatch } from './demo/demo-dispatch';
import type { SessionUser } from './domain/account/session-user';
import { type Dispatch, peopleDispatch } from './domain/order/dispatch';
import type { PaymentMethods } from './domain/payment/payment-method';
import { PAYMENT_METHODS } from './domain/payment/payment-methods';
import type { Db } from './db/client';
import type { ServerEnv } from './env';

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
  readonly env: ServerEnv;
  /** The geocoding service that is configured; null: the embedded map alone. */
  readonly geocoder: Geocoder | null;
  /** The ways to pay that this installation can carry out. */
  readonly payments: PaymentMethods;
  /** Who moves orders on. */
  readonly dispatch: Dispatch;
}

/** The ports of a process, as its contexts carry them: where an outside service gets its implementation. */
export function connectServices(
  env: ServerEnv,
): Pick<Ctx, 'dispatch' | 'geocoder' | 'payments'> {
  return {
    geocoder: createGeocoder(env),
    payments: PAYMENT_METHODS,
    dispatch: env.demoMode ? demoDispatch(env.DEMO_SPEED) : peopleDispatch,
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
