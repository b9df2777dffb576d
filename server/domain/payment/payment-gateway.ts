/** A charge to be made at a provider of card payments. */
export interface GatewayCharge {
  /** Of our attempt, and the key under which it is opened: opened twice, it is one page and one charge. */
  readonly attempt: string;
  /** Hundredths of the currency, whatever the provider counts in. */
  readonly amountMinor: number;
  /** ISO 4217, such as USD. */
  readonly currency: string;
  /** What the customer reads on the provider's page. */
  readonly title: string;
  readonly email: string | null;
  /** A language of ours; the provider's page takes the nearest it has. */
  readonly lang: string;
  /** Where the browser comes back to, however it ended. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Nobody can pay it afterwards. */
  readonly expiresAt: Date;
}

/** The provider's hosted page for one charge. */
export interface GatewayPage {
  /** The provider's own name for it, with which it is found, closed and refunded. */
  readonly ref: string;
  readonly url: string;
}

/**
 * What became of a charge, as the provider says now. `open` may still be paid, `processing` was paid and is not
 * decided, `closed` was never paid and can't be any more.
 */
export type GatewayState =
  | { readonly kind: 'closed' | 'open' | 'processing' }
  | {
      readonly kind: 'paid';
      readonly amountMinor: number;
      readonly currency: string;
      /** "Visa •••• 4242"; null when the provider does not say. */
      readonly source: string | null;
    };

export interface GatewayRefund {
  readonly ref: string;
  /** Our refund's key: asked for twice, it is given once. */
  readonly key: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** What the provider did with a refund; `refused` is final. */
export type GatewayRefundState = 'done' | 'pending' | 'refused';

/** A message from the provider whose signature holds. Messages come late, twice, in any order: they only say "look". */
export interface GatewayEvent {
  /** The provider's; each takes effect once. */
  readonly id: string;
  /** Our attempt; null for one that is not about a charge of ours. */
  readonly attempt: string | null;
}

export { ForgedEventError } from '@/server/errors';

/**
 * A provider of card payments with a hosted page. Every call ends with its signal. A rejection means that nobody
 * knows what happened: the same call is made again with the same key and never makes a second charge or refund.
 */
export interface PaymentGateway {
  readonly tag: 'sandbox' | 'stripe';
  /** Opens the page of an attempt, or finds the one that is open under its key. */
  open(charge: GatewayCharge, signal: AbortSignal): Promise<GatewayPage>;
  /** What became of the page. `closed` for one that the provider does not know. */
  look(ref: string, signal: AbortSignal): Promise<GatewayState>;
  /** Closes an open page so that it can't be paid any more; answers what it was in the end (paid, when too late). */
  close(ref: string, signal: AbortSignal): Promise<GatewayState>;
  refund(
    refund: GatewayRefund,
    signal: AbortSignal,
  ): Promise<GatewayRefundState>;
  /** Reads a webhook's raw body and headers. Throws ForgedEventError. */
  readEvent(
    body: string,
    headers: Headers,
  ): Promise<GatewayEvent> | GatewayEvent;
}

/** The providers of an installation. */
export interface PaymentGateways {
  /** Opens new attempts; null: cards are not offered. */
  readonly inForce: PaymentGateway | null;
  /** All that are configured: what one began is asked, closed and refunded there, whoever is in force. */
  readonly byTag: ReadonlyMap<PaymentGateway['tag'], PaymentGateway>;
}
