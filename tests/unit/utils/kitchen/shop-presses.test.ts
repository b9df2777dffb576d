import { describe, expect, it } from 'vitest';
import type { ShopPress, ShopWork } from '@/utils/kitchen/presses';
import { withPress } from '@/utils/kitchen/presses';
import { shopWithPresses } from '@/utils/kitchen/shop-presses';

const AT = Date.parse('2026-11-21T13:22:00Z');
const iso = (minutes: number): string =>
  new Date(AT + minutes * 60_000).toISOString();
const NORIN = { stock_id: 5, title: 'Norin', options: ['Large'] };
const SAMSA = { stock_id: 6, title: 'Samsa', options: [] };
const KNOWN = {
  pause: { until: iso(10), reason: 'closed' },
  sold_out: [{ ...NORIN, until: iso(600) }],
} as const;

const press = (shop: ShopWork, id = 'a'): ShopPress => ({ id, at: AT, shop });
const pause = (minutes: 15 | 30 | null, today = false): ShopPress =>
  press({ kind: 'pause', pause: { minutes, today } });
const stock = (one: typeof NORIN | typeof SAMSA, isOut: boolean, id?: string) =>
  press({ kind: 'stock', stock: one, isOut }, id);
const shown = (presses: readonly ShopPress[], minutes = 0) => {
  const board = { pause: KNOWN.pause, sold_out: [...KNOWN.sold_out] };
  return shopWithPresses(board, presses, AT + minutes * 60_000);
};

describe('a shop with presses in it', () => {
  it('is paused from the moment of the press, and no longer than that', () => {
    expect(shown([]).pause).toEqual(KNOWN.pause);
    expect(shown([], 10).pause).toBeNull();
    const busy = { until: iso(15), reason: 'busy' };
    expect(shown([pause(15)]).pause).toEqual(busy);
    expect(shown([pause(15)], 15).pause).toBeNull();
    expect(shown([pause(null)])).toMatchObject({
      pause: null,
      isPausePressed: true,
    });
  });

  it('that is paused for today tells no time that nobody knows', () => {
    const today = { until: null, reason: 'closed' };
    expect(shown([pause(null, true)], 900).pause).toEqual(today);
  });

  it('has what was pressed sold out or back, and what ran out is back by itself', () => {
    const both = shown([stock(SAMSA, true)]);
    expect(both.soldOut).toEqual([
      { ...NORIN, isPressed: false },
      { ...SAMSA, isPressed: true },
    ]);
    const back = shown([stock(NORIN, false)]);
    expect(back.soldOut).toEqual([]);
    expect(back.pressedStocks).toEqual([5]);
    expect(shown([], 600).soldOut).toEqual([]);
  });
});

it('a newer press replaces one about the same, unless that is under way', () => {
  const first = stock(NORIN, true, 'a');
  const other = stock(SAMSA, true, 'b');
  const newer = stock(NORIN, false, 'c');
  const ids = (sending: string | null): string[] =>
    withPress([first, other], newer, sending).map(({ id }) => id);
  expect(ids(null)).toEqual(['b', 'c']);
  expect(ids('a')).toEqual(['a', 'b', 'c']);
});
