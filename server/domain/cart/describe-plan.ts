import type { QuantityNotice } from './cart-rules';
import type { CartLine } from './read-cart-rows';

interface NewAddon {
  readonly stockId: number;
  readonly quantity: number;
}

export interface CartPlan {
  readonly kind: 'plan';
  /** Existing rows, lines or add-ons, with what they become. */
  readonly set: readonly {
    id: number;
    stockId: number;
    quantity: number;
    note: string | null;
  }[];
  readonly insert: readonly {
    readonly stockId: number;
    readonly quantity: number;
    readonly note: string | null;
    readonly addons: readonly NewAddon[];
  }[];
  readonly insertAddons: readonly (NewAddon & { readonly parentId: number })[];
  /** Lines (their add-ons go with them) and single add-ons. */
  readonly remove: readonly number[];
  readonly notices: readonly QuantityNotice[];
}

/** A line on its way from what is stored to what shall be. */
export interface Draft {
  /** The stored line behind it; null for a new one. */
  readonly source: CartLine | null;
  stockId: number;
  quantity: number;
  note: string | null;
  addons: Map<number, number>;
  /** The input row that touched it last; -1 when none did. */
  touchedBy: number;
}

/** What has to be written so that the stored lines become the drafts. */
export function describePlan(
  drafts: readonly Draft[],
  notices: readonly QuantityNotice[],
): CartPlan {
  const plan = { set: [], insert: [], insertAddons: [], remove: [] } as {
    set: CartPlan['set'][number][];
    insert: CartPlan['insert'][number][];
    insertAddons: CartPlan['insertAddons'][number][];
    remove: number[];
  };
  for (const { addons, note, quantity, source, stockId } of drafts) {
    if (!source) {
      const list = [...addons].map(([id, each]) => ({
        stockId: id,
        quantity: each,
      }));
      if (quantity > 0)
        plan.insert.push({ stockId, quantity, note, addons: list });
      continue;
    }
    if (quantity === 0) {
      plan.remove.push(source.id);
      continue;
    }
    if (
      source.stockId !== stockId ||
      source.quantity !== quantity ||
      source.note !== note
    )
      plan.set.push({ id: source.id, stockId, quantity, note });
    for (const addon of source.addons) {
      const wanted = addons.get(addon.stockId);
      if (wanted === undefined) plan.remove.push(addon.id);
      else if (wanted !== addon.quantity)
        plan.set.push({
          id: addon.id,
          stockId: addon.stockId,
          quantity: wanted,
          note: null,
        });
    }
    for (const [id, each] of addons)
      if (!source.addons.some((addon) => addon.stockId === id))
        plan.insertAddons.push({
          parentId: source.id,
          stockId: id,
          quantity: each,
        });
  }
  return { kind: 'plan', ...plan, notices };
}
