import { expect, test } from 'vitest';
import { cartDto } from '@/tests/support/factories/cart-dto';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { give, markSent, receive } from '@/utils/cart/cart-commands';
import {
  type CartCommand,
  type CartDeed,
  type CartState,
  UNKNOWN_CART,
} from '@/utils/cart/cart-state';
import { handedOver } from '@/utils/cart/handed-over';
import { showCart } from '@/utils/cart/show-cart';

const PLOV = 10;
const TEA = 11;
const plov = cartLine({ stockId: PLOV });
const soup = cartLine({ stockId: 12 });

let count = 0;
const after = (state: CartState, deeds: readonly CartDeed[]): CartState =>
  deeds.reduce<CartState>(
    (next, deed) =>
      give(next, { ...deed, id: `c${(count += 1)}` } as CartCommand),
    state,
  );

const guest = receive(
  UNKNOWN_CART,
  cartDto({
    lines: [
      [PLOV, 2],
      [TEA, 1],
    ],
  }),
);
const keyOf = (stockId: number): string => cartLine({ stockId }).key;

/** What the account's cart holds once the guest's deeds are handed over; it took plov 2 and tea 1 in, beside its own. */
function accountAfter(
  deeds: readonly CartDeed[],
  merged: readonly (readonly [number, number])[],
): [number, number, string][] {
  const cart = cartDto({ id: 2, lines: merged });
  const state = after(
    receive(UNKNOWN_CART, cart),
    handedOver(after(guest, deeds), cart),
  );
  return showCart(state).lines.map(({ note, quantity, stockId }) => [
    stockId,
    quantity,
    note,
  ]);
}

const own = [
  [PLOV, 2],
  [TEA, 1],
] as const;
/** The account had three plov of its own. */
const beside = [
  [PLOV, 5],
  [TEA, 1],
] as const;

test.each<
  [string, CartDeed[], typeof own | typeof beside, [number, number, string][]]
>([
  [
    'a quantity that was set reaches the account',
    [{ kind: 'set', key: keyOf(PLOV), quantity: 4 }],
    own,
    [
      [PLOV, 4, ''],
      [TEA, 1, ''],
    ],
  ],
  [
    'a quantity counts beside what the account had of its own',
    [{ kind: 'set', key: keyOf(PLOV), quantity: 4 }],
    beside,
    [
      [PLOV, 7, ''],
      [TEA, 1, ''],
    ],
  ],
  [
    'what was removed goes',
    [{ kind: 'remove', key: keyOf(TEA) }],
    own,
    [[PLOV, 2, '']],
  ],
  [
    'what was removed leaves the account its own',
    [{ kind: 'remove', key: keyOf(PLOV) }],
    beside,
    [
      [PLOV, 3, ''],
      [TEA, 1, ''],
    ],
  ],
  [
    'a note reaches the account',
    [{ kind: 'note', key: keyOf(TEA), note: 'No sugar' }],
    own,
    [
      [PLOV, 2, ''],
      [TEA, 1, 'No sugar'],
    ],
  ],
  [
    'in the order it was done: removed, and added again',
    [
      { kind: 'remove', key: keyOf(PLOV) },
      addOf(plov),
      { kind: 'set', key: keyOf(PLOV), quantity: 3 },
      addOf(soup),
    ],
    own,
    [
      [TEA, 1, ''],
      [PLOV, 3, ''],
      [12, 1, ''],
    ],
  ],
  [
    'an emptied cart takes the guest’s, and leaves the account its own',
    [{ kind: 'clear' }],
    beside,
    [[PLOV, 3, '']],
  ],
  ['an emptied cart is empty', [{ kind: 'clear' }], own, []],
])('%s', (_title, deeds, merged, held) => {
  expect(accountAfter(deeds, merged)).toEqual(held);
});

test('what is on its way to the server is not done twice', () => {
  const pressed = after(guest, [
    { kind: 'set', key: keyOf(PLOV), quantity: 4 },
  ]);
  const sent = markSent(
    pressed,
    pressed.commands.map(({ id }) => id),
    'key',
  );
  expect(handedOver(sent, guest.confirmed)).toEqual([]);
  const more = after(sent, [{ kind: 'set', key: keyOf(PLOV), quantity: 5 }]);
  const account = cartDto({ id: 2, lines: [[PLOV, 4]] });
  expect(handedOver(more, account)).toEqual([
    { kind: 'set', key: keyOf(PLOV), quantity: 5 },
  ]);
});
