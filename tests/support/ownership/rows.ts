import type { Victims } from './victims';

/** What a call says when somebody else's id stands in its path, query or body. */
export interface Reach {
  /** What the path's braces are replaced with. */
  readonly path?: Readonly<Record<string, number | string>>;
  readonly query?: string;
  readonly body?: object;
  /** 404 unless told; whatever it is, nothing may be written. */
  readonly status?: 200;
  /** The owner's token: the same call by the owner is not 404, or the id would prove nothing. */
  readonly owner: string;
}

/**
 * `open`: for everybody. `keyed`: for whoever has the key that stands in it, proven in the test named. `operator`: with
 * the operator's token only. `own`: with a token, names nothing that belongs to somebody. Else: with a token and ids.
 */
export type Row =
  'open' | 'operator' | 'own' | { readonly keyed: string } | ReachRow;

/** The ids of one victim, by who it is. */
export type ReachRow = {
  [Name in keyof Victims]: {
    readonly [Key in Name]: (victim: Victims[Name]) => readonly Reach[];
  };
}[keyof Victims];

export const ofOrder = (more: Partial<Reach> = {}): Row => ({
  buyer: (buyer) => [
    { path: { id: buyer.orderId }, owner: buyer.token, ...more },
  ],
});
export const ofNotice = (): Row => ({
  buyer: (buyer) => [{ path: { id: buyer.noticeId }, owner: buyer.token }],
});
export const ofAddress = (more: Partial<Reach> = {}): Row => ({
  buyer: (buyer) => [
    { path: { id: buyer.addressId }, owner: buyer.token, ...more },
  ],
});
export const ofDelivered = (more: Partial<Reach> = {}): Row => ({
  guest: (guest) => [
    { path: { id: guest.orderId }, owner: guest.token, ...more },
  ],
});
export const ofRoom = (more: Partial<Reach> = {}): Row => ({
  buyer: (buyer) => [
    { path: { id: buyer.chatId }, owner: buyer.token, ...more },
  ],
});
export const ofCart = (more: Partial<Reach> = {}): Row => ({
  host: (host) => [{ path: { id: host.cartId }, owner: host.token, ...more }],
});

export const ofSeller = (more: Partial<Reach> = {}): Row => ({
  seller: (seller) => [
    { path: { id: seller.shopId }, owner: seller.token, ...more },
  ],
});

export const rows = (names: string, row: Row): Record<string, Row> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s*\n\s*/)
      .map((name) => [name, row]),
  );
