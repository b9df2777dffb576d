/** The other side of a room (spec.md §3: roleId, default admin). */
export type ChatRole = 'admin' | 'shop' | 'courier';

/** spec.md §3: whom a new room is with unless said otherwise. */
export const SUPPORT = 'admin';

/** How many messages a room shows at first, and each time older ones are asked for. */
export const MESSAGES_PAGE = 50;
/** Longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 2_000;
/** Messages that wait for the network in one browser; more are refused in words. */
export const QUEUE_MAX = 50;
/** Pictures that one press sends at most. */
export const PICTURES_AT_ONCE = 5;
/** A room of an order stays open so long after the order ended. */
export const CLOSES_AFTER_HOURS = 6;
/** Who types tells so at most this often; it is shown a little longer. */
export const TYPING_EVERY_MS = 3_000;
export const TYPING_SHOWN_MS = 5_000;

/** A room as the screens read it; times are ISO strings. */
export interface ChatRoom {
  /** The room's uuid; Firestore's document has the same id. */
  readonly id: string;
  readonly role: ChatRole;
  /** `admin`, or the id of the shop or the courier. */
  readonly roleId: string;
  /** Name of the shop or courier in the reader's language; '' for support, which the screens name. */
  readonly title: string;
  readonly img: string | null;
  /** Who answers for support now, by name; null: nobody in particular. */
  readonly agent: string | null;
  /** In about how many minutes support answers; null: nobody can say. */
  readonly answersIn: number | null;
  /** The demo city's own: the screens say so. */
  readonly isDemo: boolean;
  /** The order it is about. */
  readonly orderId: number | null;
  /** From then on it can only be read; null: it stays open. */
  readonly closesAt: string | null;
  readonly unread: number;
  readonly last:
    | (Pick<
        ChatMessage,
        'author' | 'content' | 'createdAt' | 'fromMe' | 'orderId'
      > & { readonly hasPicture: boolean })
    | null;
  readonly createdAt: string;
}

export interface ChatPicture {
  /** Where it can be read for some minutes, or a blob: address while it is on its way. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** An order shown in a room, as it stands now. */
export interface OrderInRoom {
  readonly id: number;
  readonly status: string;
  /** What was picked up was not delivered. */
  readonly isPickup: boolean;
  readonly shopTitle: string;
  readonly items: number;
  /** Decimal, of `currencySymbol`'s currency. */
  readonly totalPrice: number;
  readonly currencyId: number | null;
  readonly imgs: readonly string[];
}

/** sending: on its way or in the queue; failed: not written, "try again"; the others as the server knows. */
export type MessageState = 'sending' | 'failed' | 'sent' | 'delivered' | 'read';

export interface ChatMessage {
  /** The client id it was written with: the same before and after it is confirmed. */
  readonly id: string;
  readonly chatId: string;
  /** Grows within the room; null while it is not confirmed. */
  readonly position: number | null;
  readonly fromMe: boolean;
  readonly author: string | null;
  readonly content: string;
  readonly picture: ChatPicture | null;
  readonly orderId: number | null;
  readonly order: OrderInRoom | null;
  readonly state: MessageState;
  readonly createdAt: string;
}
