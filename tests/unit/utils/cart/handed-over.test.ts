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
    handedOver(after(guest, deeds), cart, 1),
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

test('what was on its way is done once: by the request, when the cart that was taken is later than confirmed, else here', () => {
  const set = (quantity: number): CartDeed => ({
    ...{ kind: 'set', key: keyOf(PLOV), quantity },
  });
  const pressed = after(guest, [set(4)]);
  const ids = pressed.commands.map(({ id }) => id);
  const more = after(markSent(pressed, ids, 'key'), [set(5)]);
  const reached = cartDto({ id: 2, lines: [[PLOV, 4]] });
  expect(handedOver(more, reached, 2)).toEqual([set(5)]);
  const missed = cartDto({ id: 2, lines: [[PLOV, 2]] });
  expect(handedOver(more, missed, 1)).toEqual([set(4), set(5)]);
});
