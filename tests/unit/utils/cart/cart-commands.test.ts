import { describe, expect, it } from 'vitest';
import type { CartDto } from '@/server/contracts/cart';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { cartDto } from '@/tests/support/factories/cart-dto';
import {
  answer,
  give,
  markSent,
  MOST_COMMANDS,
  receive,
  release,
  rollBack,
  settleSent,
  undoClear,
} from '@/utils/cart/cart-commands';
import { toCartQuestion } from '@/utils/cart/cart-question';
import {
  type CartCommand,
  type CartDeed,
  type CartState,
  NO_CART,
  UNKNOWN_CART,
} from '@/utils/cart/cart-state';
import { resolve, resolveRest } from '@/utils/cart/resolve-cart';
import { showCart } from '@/utils/cart/show-cart';

const plov = cartLine({ stockId: 10 });
const tea = cartLine({ stockId: 11 });
const bread = cartLine({ shopId: 2, stockId: 20 });
let count = 0;
const nextId = (): string => `c${(count += 1)}`;

/** The cart after these deeds, one after the other. */
function after(state: CartState, ...deeds: readonly CartDeed[]): CartState {
  return deeds.reduce<CartState>(
    (next, deed) => give(next, { ...deed, id: nextId() } as CartCommand),
    state,
  );
}

const held = (cart: CartDto): CartState => receive(UNKNOWN_CART, cart);
const shown = (state: CartState): [number, number][] =>
  showCart(state).lines.map(({ quantity, stockId }) => [stockId, quantity]);
const rows = (state: CartState): unknown => {
  const resolution = resolve(state);
  return resolution?.kind === 'send'
    ? resolution.request.products.map(({ quantity, stock_id }) => [
        stock_id,
        quantity,
      ])
    : resolution;
};

describe('what a customer does', () => {
  it('adding puts a new line at the end, and raises the one with the same options', () => {
    const state = after(NO_CART, addOf(plov), addOf(tea), addOf(plov));
    expect(shown(state)).toEqual([
      [10, 2],
      [11, 1],
    ]);
    expect(rows(state)).toEqual([
      [10, 2],
      [11, 1],
    ]);
  });

  it('other options are another line', () => {
    const addons = [
      { stockId: 7, quantity: 1, title: 'Salad', price: 1, discount: 0 },
    ];
    const state = after(
      NO_CART,
      addOf(plov),
      addOf(cartLine({ stockId: 10, addons })),
    );
    expect(showCart(state).lines).toHaveLength(2);
  });

  it.each([
    [7, 7],
    [0, 1],
    [-3, 1],
    [99, 20],
  ])('setting to %i gives %i: between the least and the most', (asked, to) => {
    const state = held(cartDto({ lines: [[10, 2]] }));
    const set = { kind: 'set', key: plov.key, quantity: asked } as const;
    expect(shown(after(state, set))).toEqual([[10, to]]);
  });

  it('removing deletes, clearing empties and can be taken back', () => {
    const state = held(
      cartDto({
        lines: [
          [10, 2],
          [11, 1],
        ],
      }),
    );
    expect(shown(after(state, { kind: 'remove', key: plov.key }))).toEqual([
      [11, 1],
    ]);
    const cleared = after(state, { kind: 'clear' });
    expect(shown(cleared)).toEqual([]);
    expect(rows(cleared)).toEqual([
      [10, 0],
      [11, 0],
    ]);
    expect(shown(undoClear(cleared, nextId))).toEqual([
      [10, 2],
      [11, 1],
    ]);
  });

  it('takes the newer note and keeps the old one without', () => {
    const noted = after(NO_CART, addOf({ ...plov, note: 'No onions' }));
    const noteOf = (state: CartState) => showCart(state).lines[0]?.note;
    expect(noteOf(after(noted, addOf(plov)))).toBe('No onions');
    expect(noteOf(after(noted, addOf({ ...plov, note: 'Hot' })))).toBe('Hot');
  });

  it('keeps no more commands than there is room for, and folds repeated ones', () => {
    const set = (quantity: number) =>
      ({ kind: 'set', key: plov.key, quantity }) as const;
    const state = after(NO_CART, addOf(plov), set(2), set(3), set(4));
    expect(state.commands).toHaveLength(2);
    const many = Array.from({ length: MOST_COMMANDS + 5 }, (_, index) =>
      addOf(cartLine({ stockId: 1_000 + index })),
    );
    expect(after(NO_CART, ...many).commands).toHaveLength(MOST_COMMANDS);
  });
});

describe('a cart that is loading is not an empty cart', () => {
  it('two presses wait and count twice, on top of what was held', () => {
    const waiting = after(UNKNOWN_CART, addOf(plov), addOf(plov));
    expect(resolve(waiting)).toBeNull();
    const state = receive(waiting, cartDto({ lines: [[10, 3]] }));
    expect(rows(state)).toEqual([[10, 5]]);
  });

  it('another shop’s cart is not deleted: it is asked, with both carts', () => {
    const waiting = after(UNKNOWN_CART, addOf(bread, 'Bakery'));
    const state = receive(
      waiting,
      cartDto({ lines: [[10, 3]], title: 'Kitchen' }),
    );
    expect(resolve(state)).toBeNull();
    expect(shown(state)).toEqual([[10, 3]]);
    expect(toCartQuestion(state, { lang: 'en', unit: 1 })).toMatchObject({
      kind: 'other_shop',
      held: { shop: { title: 'Kitchen' }, count: 3 },
      wanted: { shop: { title: 'Bakery' }, count: 1 },
    });
    const kept = answer(state, false, nextId);
    expect(kept.question).toBeNull();
    expect(rows(kept)).toBeNull();
    const replaced = resolve(answer(state, true, nextId));
    expect(replaced).toMatchObject({
      kind: 'send',
      request: { shopId: 2, replace: true, products: [{ stock_id: 20 }] },
    });
  });

  it('everything that was added there is in the answer', () => {
    const waiting = after(
      UNKNOWN_CART,
      addOf(bread),
      addOf(cartLine({ shopId: 2, stockId: 21 })),
      addOf(bread),
    );
    const state = receive(waiting, cartDto({ lines: [[10, 3]] }));
    expect(shown(answer(state, true, nextId))).toEqual([
      [20, 2],
      [21, 1],
    ]);
  });

  it('in a group order another shop’s item is only told of', () => {
    const cart = cartDto({ lines: [[10, 1]], group: true });
    const state = after(held(cart), addOf(bread));
    expect(state.question).toEqual({ kind: 'in_group' });
    expect(toCartQuestion(state, { lang: 'en', unit: 1 })).toBeNull();
  });
});

describe('sending', () => {
  const start = held(cartDto({ lines: [[10, 3]], version: 4 }));
  const sentAs = (state: CartState, key: string): CartState =>
    markSent(
      state,
      state.commands.filter((one) => !one.sentAs).map(({ id }) => id),
      key,
    );

  it('says from which version it was worked out, 0 without a cart', () => {
    const version = (state: CartState) => {
      const resolution = resolve(state);
      return resolution?.kind === 'send' && resolution.request.version;
    };
    expect(version(after(start, addOf(plov)))).toBe(4);
    expect(version(after(NO_CART, addOf(plov)))).toBe(0);
  });

  it('what is pressed meanwhile stays on top of the answer', () => {
    const flying = after(sentAs(after(start, addOf(plov)), 'a'), addOf(plov));
    expect(shown(flying)).toEqual([[10, 5]]);
    expect(resolve(flying)).toBeNull();
    expect(resolveRest(flying)).toMatchObject({
      version: null,
      products: [{ stock_id: 10, quantity: 5 }],
    });
    const answered = cartDto({ lines: [[10, 4]], version: 5 });
    const landed = settleSent(flying, 'a', answered);
    expect(shown(landed)).toEqual([[10, 5]]);
    expect(rows(landed)).toEqual([[10, 5]]);
  });

  it('a version that came too late is resolved again on the newer cart', () => {
    const flying = sentAs(after(start, addOf(plov)), 'a');
    const newer = cartDto({ lines: [[10, 7]], version: 6 });
    const again = receive(release(flying, 'a'), newer);
    expect(rows(again)).toEqual([[10, 8]]);
  });

  it('a refusal takes back what it carried, and nothing else', () => {
    const flying = after(sentAs(after(start, addOf(plov)), 'a'), addOf(tea));
    const back = rollBack(flying, 'a');
    expect(back.known).toBe(false);
    expect(shown(back)).toEqual([
      [10, 3],
      [11, 1],
    ]);
  });

  it('an older answer never overwrites a newer one; another cart begins its own versions', () => {
    const older = cartDto({ lines: [[10, 1]], version: 3 });
    expect(shown(receive(start, older))).toEqual([[10, 3]]);
    const other = cartDto({ id: 2, lines: [[11, 1]], version: 1 });
    expect(shown(receive(start, other))).toEqual([[11, 1]]);
    expect(shown(receive(start, null))).toEqual([]);
  });

  it('what comes to nothing is not sent', () => {
    const state = after(start, addOf(tea), { kind: 'remove', key: tea.key });
    expect(resolve(state)).toMatchObject({ kind: 'nothing' });
  });
});
