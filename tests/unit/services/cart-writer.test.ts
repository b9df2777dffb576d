import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CartWish,
  CartWriter,
  withWishes,
} from '@/services/cart/cart-writer';
import { cartLine } from '@/tests/support/factories/cart-line';

const plov = cartLine();
const tea = cartLine({ stockId: 20 });

interface Call {
  readonly wishes: readonly CartWish[];
  readonly resolve: () => void;
  readonly reject: () => void;
}

function openWriter() {
  const calls: Call[] = [];
  const writer = new CartWriter({
    delayMs: 250,
    send: (wishes) =>
      new Promise((resolve, reject) => {
        calls.push({
          wishes,
          resolve,
          reject: () => reject(new Error('lost')),
        });
      }),
  });
  return { calls, writer };
}

describe('writes of a cart', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('go out together, the last press of a line winning', async () => {
    const { calls, writer } = openWriter();
    writer.set({ line: plov, quantity: 2 });
    writer.set({ line: tea, quantity: 1 });
    writer.set({ line: plov, quantity: 4 });
    await vi.advanceTimersByTimeAsync(250);
    expect(calls).toHaveLength(1);
    expect(
      calls[0]?.wishes.map(({ line, quantity }) => [line.stockId, quantity]),
    ).toEqual([
      [10, 4],
      [20, 1],
    ]);
  });

  it('never overlap: what is pressed meanwhile waits for the answer', async () => {
    const { calls, writer } = openWriter();
    writer.set({ line: plov, quantity: 2 });
    await vi.advanceTimersByTimeAsync(250);
    writer.set({ line: plov, quantity: 3 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(1);
    expect(writer.wishes().map(({ quantity }) => quantity)).toEqual([2, 3]);
    calls[0]?.resolve();
    await vi.advanceTimersByTimeAsync(250);
    expect(calls[1]?.wishes.map(({ quantity }) => quantity)).toEqual([3]);
    calls[1]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(writer.wishes()).toEqual([]);
  });

  it('are taken back when a call fails', async () => {
    const { calls, writer } = openWriter();
    const heard = vi.fn();
    writer.subscribe(heard);
    writer.set({ line: plov, quantity: 2 });
    await vi.advanceTimersByTimeAsync(250);
    calls[0]?.reject();
    await vi.advanceTimersByTimeAsync(0);
    expect(writer.wishes()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('a cart shown ahead of its answer', () => {
  it('changes, adds and removes lines as asked', () => {
    const soup = cartLine({ stockId: 40 });
    const shown = withWishes(
      [plov, tea],
      [
        { line: plov, quantity: 3 },
        { line: tea, quantity: 0 },
        { line: soup, quantity: 2 },
      ],
    );
    expect(shown.map(({ quantity, stockId }) => [stockId, quantity])).toEqual([
      [10, 3],
      [40, 2],
    ]);
  });

  it('begins anew with a line of another shop', () => {
    const sushi = cartLine({ stockId: 90, shopId: 2 });
    expect(
      withWishes([plov, tea], [{ line: sushi, quantity: 1 }]).map(
        ({ stockId }) => stockId,
      ),
    ).toEqual([90]);
  });
});
