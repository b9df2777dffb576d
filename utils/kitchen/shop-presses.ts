import type { BoardDto } from '@/server/contracts/kitchen/board';
import { isShopPress, type PauseWork, type KitchenPress } from './presses';

const MINUTE_MS = 60_000;

/** How the shop is paused as the board shows it. */
export interface ShownPause {
  /** Null: until the shop opens on another day. */
  readonly until: string | null;
  readonly reason: 'busy' | 'closed';
}

/** A dish that is sold out as the board shows it. */
export type ShownStock = Omit<BoardDto['sold_out'][number], 'until'> & {
  /** Its press is not answered yet. */
  readonly isPressed: boolean;
};

/** What a board shows of its whole shop. */
export interface ShownShop {
  /** Null: it takes orders. */
  readonly pause: ShownPause | null;
  /** A press on the pause is not answered yet. */
  readonly isPausePressed: boolean;
  readonly soldOut: readonly ShownStock[];
  /** The stocks whose press is not answered yet. */
  readonly pressedStocks: readonly number[];
}

function pauseAfter(
  { minutes, today }: PauseWork,
  at: number,
): ShownPause | null {
  if (today) return { until: null, reason: 'closed' };
  if (minutes === null) return null;
  const until = new Date(at + minutes * MINUTE_MS).toISOString();
  return { until, reason: 'busy' };
}

/** The shop as it will be when all presses have taken effect; what ends before `now` has ended. */
export function shopWithPresses(
  { pause: known, sold_out: rows }: Pick<BoardDto, 'pause' | 'sold_out'>,
  presses: readonly KitchenPress[],
  now: number,
): ShownShop {
  const works = presses.filter(isShopPress);
  let pause: ShownPause | null = known;
  let soldOut = rows
    .filter(({ until }) => Date.parse(until) > now)
    .map(({ until: _, ...stock }): ShownStock => ({
      ...stock,
      isPressed: false,
    }));
  for (const { at, shop } of works)
    if (shop.kind === 'pause') pause = pauseAfter(shop.pause, at);
    else {
      const { stock } = shop;
      const others = soldOut.filter((row) => row.stock_id !== stock.stock_id);
      soldOut = shop.isOut
        ? [...others, { ...stock, isPressed: true }]
        : others;
    }
  const isOver = pause?.until && Date.parse(pause.until) <= now;
  return {
    pause: isOver ? null : pause,
    isPausePressed: works.some(({ shop }) => shop.kind === 'pause'),
    soldOut,
    pressedStocks: works.flatMap(({ shop }) =>
      shop.kind === 'stock' ? shop.stock.stock_id : [],
    ),
  };
}
