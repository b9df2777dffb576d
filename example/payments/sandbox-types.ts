/** One page of the sandbox provider, as whoever pays sees it. */
export interface SandboxView {
  readonly id: string;
  readonly title: string;
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly status: 'challenge' | 'closed' | 'open' | 'paid' | 'processing';
  readonly declined:
    'card_declined' | 'challenge_failed' | 'expired_card' | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

export interface SandboxCard {
  readonly number: string;
  /** MM/YY. */
  readonly expires: string;
  readonly cvc: string;
}

/** What a test card makes happen. */
export interface SandboxTestCard {
  readonly number: string;
  readonly does:
    | 'challenge'
    | 'decline'
    | 'duplicate_webhooks'
    | 'late_webhook'
    | 'reordered_webhooks'
    | 'success'
    | 'timeout_failure'
    | 'timeout_success';
}

/** The side of the sandbox provider that its own page speaks to. Null: there is no such page. */
export interface SandboxDesk {
  readonly testCards: readonly SandboxTestCard[];
  read(id: string): Promise<SandboxView | null>;
  /** Pays with a card; one that is paid or undecided stays as it is. Throws bad_request with params. */
  pay(id: string, card: SandboxCard): Promise<SandboxView | null>;
  /** Answers the question of the card's bank. */
  answer(id: string, answer: 'approve' | 'refuse'): Promise<SandboxView | null>;
}
