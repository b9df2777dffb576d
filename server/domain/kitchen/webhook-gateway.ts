/** Where a shop's own system is told, and the secret that its calls are signed with. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Calls the systems of shops, which are other people's addresses. */
export interface WebhookGateway {
  /** Whether an address may be called, as far as its text tells. */
  allows(url: string): boolean;
  /** Posts a signed JSON body; resolves with a 2xx alone, rejects with SendError otherwise. */
  send(hook: Webhook, body: string): Promise<void>;
}
