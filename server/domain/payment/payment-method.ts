import type { LedgerCtx } from '@/server/domain/wallet/ledger-ctx';

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
  /** The customer goes on at the provider's page; `settle` finds out later how that ended. */
  | { readonly kind: 'pending'; readonly url: string };

/** What became of an attempt that was open: `open` is asked about again. */
export type PaymentOutcome = 'open' | 'paid' | 'rejected';

/**
 * A way to pay (spec §5). Cash and the wallet begin and end in the database. A provider works in phases: the order is
 * committed as pending payment with its attempt's row, `start` is called after that commit with the attempt's id as
 * its key (domain/idempotency holds the request's key meanwhile), its answer is committed, and a sweeper calls
 * `settle` for attempts whose answer never came.
 */
export interface PaymentMethod {
  /** As `payments.tag` names it. */
  readonly tag: string;
  /** Whether it is paid from the customer's wallet, whose balance must then reach. */
  readonly usesWallet: boolean;
  /**
   * `with_order`: `start` runs inside the order's transaction and touches nothing but the database.
   * `after_order`: it calls a provider and runs outside of any transaction.
   */
  readonly starts: 'after_order' | 'with_order';
  /** Begins to pay. Throws a DomainError (wallet_too_low) when it cannot be paid so. */
  start(ctx: LedgerCtx, attempt: PaymentAttempt): Promise<PaymentStart>;
  /**
   * Finds out how an open attempt ended: when the order is handed over for what is due on delivery (in that
   * transaction), by the sweeper for what is pending (outside of any).
   */
  settle(ctx: LedgerCtx, attempt: PaymentAttempt): Promise<PaymentOutcome>;
  /**
   * Gives back what a paid attempt took, to the cent, inside the transaction that cancels the order. A provider's
   * method leaves a row there for its sweeper and calls nobody.
   */
  refund(ctx: LedgerCtx, attempt: PaymentAttempt): Promise<void>;
}

/** The methods of an installation by tag, as contexts carry them. */
export type PaymentMethods = ReadonlyMap<string, PaymentMethod>;
