import { addQuantities, pieces } from '@/utils/cart/quantity';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { moneyUnit, timesMinor } from '@/utils/money/money';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import type { StockWithProduct } from '@/server/repositories/product/product-repository';
import { addonFault, type CartStock } from '../cart/cart-rules';
import { toCartStock } from '../cart/load-cart';
import type { AskedCartRow } from '../cart/read-cart-rows';
import { priceStock } from '../money/price-stock';

type Detail = OrderView['details'][number];
type Stocks = ReadonlyMap<number, StockWithProduct>;

/** How what can be had now differs from what was ordered. */
export type RepeatChange = {
  readonly line: Detail;
  /** The add-on it is about; null: the line itself. */
  readonly addon: Detail | null;
} &
  /** Not sold any more; sold out; or its options must be chosen anew: the line did not come in. */
  (
    | { readonly code: 'choose' | 'gone' | 'sold_out' }
    /** The line came in without it. */
    | { readonly code: 'addon_gone' }
    | { readonly code: 'options'; readonly stock: StockWithProduct }
    | { readonly code: 'quantity'; readonly from: number; readonly to: number }
    /** Minor units of the order's currency, of one unit. */
    | { readonly code: 'price'; readonly from: number; readonly to: number }
  );

/** A line to be put into the cart again. */
export interface RepeatLine {
  readonly line: Detail;
  readonly quantity: number;
  readonly note: string | null;
  readonly addons: ReadonlyMap<number, number>;
}

interface Now {
  readonly stocks: Stocks;
  readonly now: Date;
}

const childrenOf = ({ details }: OrderView, { id }: Detail): Detail[] =>
  details.filter(({ parentId }) => parentId === id);

function onSale(stocks: Stocks, id: number, shopId: number): CartStock | null {
  const row = stocks.get(id);
  const stock = row && toCartStock(row);
  return stock?.onSale && stock.shopId === shopId ? stock : null;
}

/** What was paid for one unit against what one costs now, at the order's rate. */
function priceChange(
  part: Detail,
  units: number,
  { currency, order }: OrderView,
  { now, stocks }: Now,
): { from: number; to: number } | null {
  const stock = stocks.get(part.stockId);
  if (!stock || units <= 0) return null;
  const { discounts, taxPercent } = stock.product;
  const unit = moneyUnit(currency);
  const list = { priceMinor: stock.priceMinor, taxPercent };
  const pricing = { rate: order.rate, unit, now };
  const to = priceStock(list, discounts, pricing).totalMinor;
  const from = Math.round(part.totalPriceMinor / units);
  // an older order may have been paid in parts of the unit
  const isSame =
    timesMinor(to, units, unit) === part.totalPriceMinor ||
    Math.abs(from - to) < unit;
  return isSame ? null : { from, to };
}

const optionsKey = (extras: readonly { readonly value: string }[]): string =>
  extras
    .map(({ value }) => value)
    .sort()
    .join('\n');

interface Planned {
  readonly wanted: RepeatLine | null;
  readonly changes: readonly RepeatChange[];
}

function planLine(view: OrderView, line: Detail, at: Now): Planned {
  const { shopId } = view.order;
  const lost = (code: 'choose' | 'gone' | 'sold_out'): Planned => ({
    wanted: null,
    changes: [{ line, addon: null, code }],
  });
  const stock = onSale(at.stocks, line.stockId, shopId);
  const row = at.stocks.get(line.stockId);
  if (!stock || !row || stock.addon) return lost('gone');
  if (stock.quantity < stock.interval) return lost('sold_out');
  const times = pieces(line.quantity, row.product.interval);
  const changes: RepeatChange[] = [];
  const kept: Detail[] = [];
  for (const addon of childrenOf(view, line)) {
    const known = onSale(at.stocks, addon.stockId, shopId);
    const isOffered = stock.groups.some(({ stockIds }) =>
      stockIds.includes(addon.stockId),
    );
    if (known && isOffered && known.quantity >= addon.quantity * times)
      kept.push(addon);
    else changes.push({ line, addon, code: 'addon_gone' });
  }
  const addons = new Map(
    kept.map(({ quantity, stockId }) => [stockId, quantity]),
  );
  if (addonFault(stock, addons)) return lost('choose');
  if (optionsKey(line.snapshot.extras) !== optionsKey(row.extras))
    changes.push({ line, addon: null, code: 'options', stock: row });
  for (const part of [line, ...kept]) {
    const addon = part === line ? null : part;
    const units = addon ? addon.quantity * times : line.quantity;
    const price = priceChange(part, units, view, at);
    if (price) changes.push({ line, addon, code: 'price', ...price });
  }
  const { note, quantity } = line;
  return { wanted: { line, quantity, note, addons }, changes };
}

const keyOf = ({ addons, line }: RepeatLine): string =>
  [
    line.stockId,
    ...[...addons].sort(([a], [b]) => a - b).map((pair) => pair.join('×')),
  ].join(' ');

/** Of a group's order the same dish may stand there twice: in a cart of one it is one line. */
function merged(lines: readonly RepeatLine[]): RepeatLine[] {
  const known = new Map<string, RepeatLine>();
  for (const one of lines) {
    const key = keyOf(one);
    const other = known.get(key);
    const notes = [...new Set([other?.note, one.note])].filter(Boolean);
    known.set(key, {
      ...one,
      quantity: addQuantities(other?.quantity ?? 0, one.quantity),
      note: notes.join('; ').slice(0, NOTE_MAX_LENGTH) || null,
    });
  }
  return [...known.values()];
}

/**
 * What of an order can be put into a cart again, and how it differs from what was ordered; gifts are left out, they
 * come by their rules. How much there is, the cart decides. Pure.
 */
export function planRepeat(
  view: OrderView,
  at: Now,
): { lines: RepeatLine[]; changes: RepeatChange[] } {
  const planned = view.details
    .filter(({ bonus, parentId }) => parentId === null && !bonus)
    .map((line) => planLine(view, line, at));
  return {
    lines: merged(planned.flatMap(({ wanted }) => wanted ?? [])),
    changes: planned.flatMap(({ changes }) => changes),
  };
}

/** The rows that put these lines into a cart that holds `before`: never less than what is there already. */
export function rowsOfRepeat(
  lines: readonly RepeatLine[],
  held: (line: RepeatLine) => number,
): AskedCartRow[] {
  return lines.flatMap((one) => {
    const { addons, line, note, quantity } = one;
    const { stockId } = line;
    return [
      {
        stock_id: stockId,
        quantity: Math.max(quantity, held(one)),
        ...(note && { note }),
      },
      ...[...addons].map(([id, each]) => ({
        stock_id: id,
        quantity: each,
        parent_id: stockId,
      })),
    ];
  });
}
