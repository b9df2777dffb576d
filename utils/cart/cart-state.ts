import type { CartDto } from '@/server/contracts/cart';
import type { CartShop, LocalCartLine } from './cart-line';

/** Something the customer did to the cart that the server has not confirmed. */
export type CartCommand = {
  readonly id: string;
  /** The idempotency key of the request that carries it; absent: not sent. */
  readonly sentAs?: string;
} & (
  | {
      readonly kind: 'add';
      readonly shop: CartShop;
      readonly line: LocalCartLine;
      readonly by: number;
    }
  | { readonly kind: 'set'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'note'; readonly key: string; readonly note: string }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'clear' }
  | {
      readonly kind: 'replaceWith';
      readonly shop: CartShop;
      readonly line: LocalCartLine;
    }
);

/** What a customer can do to a cart, before it has a name. */
export type CartDeed = CartCommand extends infer One
  ? One extends CartCommand
    ? Omit<One, 'id' | 'sentAs'>
    : never
  : never;

export type AddCommand = Extract<CartCommand, { kind: 'add' }>;

/** What has to be answered before something can be done. */
export type OpenQuestion =
  /** These are of another shop than the cart's, in the order they were added. */
  | { readonly kind: 'other_shop'; readonly adds: readonly AddCommand[] }
  /** The guest's cart that met the account's of another shop at sign-in. */
  | {
      readonly kind: 'two_carts';
      readonly guest: CartDto;
      /** The answer, while it is carried out: whether the guest's stays. */
      readonly takesWanted?: boolean;
    }
  /** Something of another shop was added in a group order; only told. */
  | { readonly kind: 'in_group' };

/** Prices of a line as the customer knew them. */
export type KnownPrice = Pick<LocalCartLine, 'addons' | 'discount' | 'price'>;

/** One cart: what the server last confirmed, and what was done since (docs/adr/0026). */
export interface CartState {
  /** Null: there is none, or it is not known yet. */
  readonly confirmed: CartDto | null;
  /** `confirmed` is the server's cart as far as is known. False: it has to be read. */
  readonly known: boolean;
  /** Reading it failed. */
  readonly failed: boolean;
  /** Older first. */
  readonly commands: readonly CartCommand[];
  readonly question: OpenQuestion | null;
  /** The lines that the last "clear" took, until something else is done. */
  readonly cleared: {
    readonly shop: CartShop;
    readonly lines: readonly LocalCartLine[];
  } | null;
  /** By key: prices that are not what the line costs now, until the customer accepts the new ones. */
  readonly outdated: Readonly<Record<string, KnownPrice>>;
}

/** A cart that has to be read before anything can be said of it. */
export const UNKNOWN_CART: CartState = {
  confirmed: null,
  known: false,
  failed: false,
  commands: [],
  question: null,
  cleared: null,
  outdated: {},
};

/** A visitor without a cart. */
export const NO_CART: CartState = { ...UNKNOWN_CART, known: true };
