import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';

/**
 * What a customer writes to a whole order. Each is a column of `orders`, a field of the order's body and answers, and is
 * shown by the kitchen's ticket, board, mail and webhook, the order's page and the operator's tool.
 */
export const ORDER_TEXTS = ['note'] as const;

export type OrderText = (typeof ORDER_TEXTS)[number];

/** One value for each text. */
export const eachOrderText = <T>(
  make: (text: OrderText) => T,
): Record<OrderText, T> => ({ note: make('note') });

/** The most letters. */
export const ORDER_TEXT_MOST = {
  note: NOTE_MAX_LENGTH,
} as const satisfies Record<OrderText, number>;

/** What a text is called, by who reads it. */
export const ORDER_TEXT_WORDS = {
  note: {
    board: 'ticket.kitchenNote',
    print: 'ticket.lineNote',
    mail: 'mail.kitchen.note',
    restaurant: 'product.note',
    shop: 'product.noteShop',
    operator: 'Note to the shop',
  },
} as const satisfies Record<OrderText, unknown>;

/** Columns of an order that name its customer or hold their words: told in a data export, emptied with the account. */
export const PERSONAL_COLUMNS = [
  'address',
  'latitude',
  'longitude',
  'phone',
  'username',
  'recipient',
  ...ORDER_TEXTS,
] as const;
