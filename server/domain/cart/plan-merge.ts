import { addQuantities } from '@/utils/cart/quantity';
import { CART_LINES_MAX } from '@/utils/constants/limits';
import type { CartStock, QuantityNotice } from './cart-rules';
import { type CartPlan, planCartLines } from './plan-cart-lines';
import { addonMap, type CartLine, type AskedCartRow } from './read-cart-rows';

/** A guest's line that the account's cart cannot take, or takes nothing of. */
export interface Dropped {
  readonly stockId: number;
  readonly code: 'gone' | 'limit' | 'out_of_stock';
}

export interface MergePlan {
  readonly plan: CartPlan;
  readonly dropped: readonly Dropped[];
}

/** The rows that put a line into a cart as it is. */
function rowsOf({ addons, note, quantity, stockId }: CartLine): AskedCartRow[] {
  return [
    { stock_id: stockId, quantity, ...(note !== null && { note }) },
    ...addons.map((addon) => ({
      stock_id: addon.stockId,
      quantity: addon.quantity,
      parent_id: stockId,
    })),
  ];
}

function equals(a: CartLine, b: CartLine): boolean {
  if (a.stockId !== b.stockId || a.addons.length !== b.addons.length)
    return false;
  const theirs = addonMap(b.addons);
  return a.addons.every(
    ({ quantity, stockId }) => theirs.get(stockId) === quantity,
  );
}

/** What the shop no longer sells so, or has none of; null when the line can be had. */
function faultOf(
  line: CartLine,
  stocks: ReadonlyMap<number, CartStock>,
  shopId: number,
): Dropped['code'] | null {
  const alone = planCartLines([], rowsOf(line), stocks, shopId);
  if (alone.kind === 'refused') return 'gone';
  return alone.insert.length ? null : 'out_of_stock';
}

const soldOut = ({ code, to }: QuantityNotice): boolean =>
  code === 'out_of_stock' && to === 0;

/**
 * What becomes of an account's lines when a guest's come to them: quantities of equal lines are added up to the
 * limits, the others are added as they are. What cannot be kept is named, never lost in silence. Pure.
 */
export function planMerge(
  account: readonly CartLine[],
  guest: readonly CartLine[],
  stocks: ReadonlyMap<number, CartStock>,
  shopId: number,
): MergePlan {
  const dropped: Dropped[] = [];
  const rows: AskedCartRow[] = [];
  let room = CART_LINES_MAX - account.length;
  for (const line of guest) {
    const equal = account.find((own) => equals(own, line));
    const code = faultOf(line, stocks, shopId);
    if (code) dropped.push({ stockId: line.stockId, code });
    else if (equal) {
      const quantity = addQuantities(equal.quantity, line.quantity);
      const note = equal.note ?? line.note;
      rows.push({
        id: equal.id,
        stock_id: line.stockId,
        quantity,
        ...(note !== null && { note }),
      });
    } else if (room > 0) {
      room -= 1;
      rows.push(...rowsOf(line));
    } else dropped.push({ stockId: line.stockId, code: 'limit' });
  }
  const plan = planCartLines(account, rows, stocks, shopId);
  // Every line was possible by itself, and rows of different lines refuse nothing of each other.
  if (plan.kind === 'refused')
    throw new Error(`carts cannot be merged: ${plan.code}`);
  for (const { stock_id: stockId } of plan.notices.filter(soldOut))
    dropped.push({ stockId, code: 'out_of_stock' });
  return { plan, dropped };
}
