import type { LedgerCtx } from '@/server/domain/wallet/ledger-ctx';
import type { PaymentFacts } from '@/utils/payment/payment-facts';

/** One attempt to pay an order: a row of `transactions`. */
export interface PaymentAttempt {
  /** Also the key under which a provider is called: asked twice, it charges once. */
  readonly id: number;
  readonly orderId: number;
  readonly userId: number;
  /** Minor units of the order's currency. */
  readonly priceMinor: number;
  /** Units of the order's currency for one of the default currency. */
  readonly rate: number;
}

/** What became of an attempt that was begun. */
export type PaymentStart =
  /** The money is ours. */
  | { readonly kind: 'paid' }
  /** It is handed over at the door or at the counter. */
  | { readonly kind: 'due_on_delivery' }
  /** The customer goes on at a provider's page, which is opened after the commit (open-attempt.ts). */
  | { readonly kind: 'pending' };

/** What became of an attempt that was open: `open` is asked about again. */
export type PaymentOutcome = 'open' | 'paid' | 'rejected';

/**
 * What a way to pay does (spec §5). Cash and the wallet begin and end in the database. A provider works in phases: the order is
 * committed as awaiting its payment with the attempt's row; then the provider is called with the attempt's uuid as its
 * key (domain/idempotency holds the request's key meanwhile) and its answer is committed. How the attempt ended is
 * found out by domain/card, for browser, webhook and sweeper alike.
 */
export interface PaymentDeeds {
  /** Begins to pay, inside the order's transaction: touches nothing but the database. Throws a DomainError (wallet_too_low) when it cannot be paid so. */
  start(ctx: LedgerCtx, attempt: PaymentAttempt): Promise<PaymentStart>;
  /**
   * How an open attempt ended when the order is handed over, in that transaction; `open` for one that only its
   * provider can decide.
   */
  settle(ctx: LedgerCtx, attempt: PaymentAttempt): Promise<PaymentOutcome>;
  /**
   * Gives back so much of what a paid attempt took (minor units of the order's currency; all of it to the cent), inside
   * the caller's transaction. A provider's method leaves a row there for its sweeper and calls nobody.
   */
  refund(
    ctx: LedgerCtx,
    attempt: PaymentAttempt,
    amountMinor: number,
  ): Promise<void>;
}

/** A way to pay: what it says of itself, and what it does. */
export interface PaymentMethod extends PaymentFacts, PaymentDeeds {
  /** As `payments.tag` names it. */
  readonly tag: string;
}

/** The methods of an installation by tag, as contexts carry them. */
export type PaymentMethods = ReadonlyMap<string, PaymentMethod>;
