import { describe, expect, it } from 'vitest';
import { cartDto } from '@/tests/support/factories/cart-dto';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import {
  give,
  MOST_COMMANDS,
  receive,
  undoClear,
} from '@/utils/cart/cart-commands';
import {
  type CartCommand,
  type CartState,
  NO_CART,
  UNKNOWN_CART,
} from '@/utils/cart/cart-state';
import { showCart } from '@/utils/cart/show-cart';

let count = 0;
const nextId = (): string => `c${(count += 1)}`;
const add = (state: CartState, stockId: number): CartState =>
  give(state, {
    ...addOf(cartLine({ stockId })),
    id: nextId(),
  } as CartCommand);
const shown = (state: CartState): [number, number][] =>
  showCart(state).lines.map(({ quantity, stockId }) => [stockId, quantity]);

describe('as much as can wait', () => {
  it('takes nothing more, but what raises a line that waits', () => {
    let full = NO_CART;
    for (let index = 0; index < MOST_COMMANDS; index += 1)
      full = add(full, 1_000 + index);
    expect(full.commands).toHaveLength(MOST_COMMANDS);
    expect(add(full, 10)).toBe(full);
    expect(shown(add(full, 1_000))[0]).toEqual([1_000, 2]);
  });

  it('does not cut what a "clear" took when that comes back', () => {
    const lines = Array.from(
      { length: MOST_COMMANDS + 5 },
      (_, index): [number, number] => [1_000 + index, 1],
    );
    const held = receive(UNKNOWN_CART, cartDto({ lines }));
    const cleared = give(held, { kind: 'clear', id: nextId() });
    expect(shown(undoClear(cleared, nextId))).toEqual(lines);
  });
});
