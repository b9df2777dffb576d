import { describe, expect, it } from 'vitest';
import type { CartDto } from '@/server/contracts/cart';
import { cartDto } from '@/tests/support/factories/cart-dto';
import { cartLine } from '@/tests/support/factories/cart-line';
import { receive } from '@/utils/cart/cart-commands';
import { type CartState, UNKNOWN_CART } from '@/utils/cart/cart-state';

const plov = cartLine({ stockId: 10 });
const held = (cart: CartDto): CartState => receive(UNKNOWN_CART, cart);

describe('prices that changed', () => {
  it('are remembered line by line until they are what they were', () => {
    const before = held(cartDto({ lines: [[10, 2]], price: 6.9 }));
    const dearer = cartDto({ lines: [[10, 2]], price: 7.5, version: 2 });
    const changed = receive(before, dearer);
    expect(changed.outdated[plov.key]).toMatchObject({ price: 6.9 });
    const back = cartDto({ lines: [[10, 2]], price: 6.9, version: 3 });
    expect(receive(changed, back).outdated).toEqual({});
  });

  it('another currency is no change', () => {
    const before = held(cartDto({ lines: [[10, 2]], price: 6.9 }));
    const euros = cartDto({ lines: [[10, 2]], price: 6.2, currencyId: 2 });
    expect(receive(before, euros).outdated).toEqual({});
  });
});
