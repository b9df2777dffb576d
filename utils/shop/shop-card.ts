import type { OpeningView } from './shop-view';

/** What a shop's card or tile shows; amounts in the asked currency, minutes and kilometres for the asked address. */
export interface ShopCardView {
  readonly id: number;
  readonly uuid: string;
  readonly type: 'restaurant' | 'shop';
  readonly title: string;
  readonly img: string | null;
  readonly logo: string | null;
  /** What kind of shop, for tiles. */
  readonly kind: string | null;
  readonly rating: number | null;
  /** Minutes until a delivery arrives. */
  readonly eta: readonly [from: number, to: number];
  /** Minutes until it can be picked up. */
  readonly ready: readonly [from: number, to: number];
  readonly fee: number;
  /** The fee is the least: no address says how far it is. */
  readonly least?: true;
  /** From this sum on the delivery is free; null: never. */
  readonly freeFrom: number | null;
  readonly km: number | null;
  /** It is shown in miles; not there: in kilometres. */
  readonly unit?: 'mi';
  /** Where it is: latitude, longitude. */
  readonly at: readonly [number, number];
  readonly deal: {
    readonly type: 'fix' | 'percent';
    readonly value: number;
    readonly title: string | null;
  } | null;
  /** So many bought bring so many; left out without such an offer. */
  readonly bonus?: readonly [value: number, quantity: number];
  readonly isNew: boolean;
  /** Orders are taken now. */
  readonly open: boolean;
  /** Of a closed shop; worded where the data is read, so that it hydrates unchanged. */
  readonly opens: OpeningView | null;
  /** It does not deliver to the address; lists of an address have none of these. */
  readonly outside?: true;
}
