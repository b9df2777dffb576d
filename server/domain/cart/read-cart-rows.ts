/** A line as stored, with the add-ons under it; quantities of add-ons are for one unit of the line. */
export interface CartLine {
  readonly id: number;
  readonly stockId: number;
  readonly quantity: number;
  readonly note: string | null;
  readonly addons: readonly CartAddon[];
}

export interface CartAddon {
  readonly id: number;
  readonly stockId: number;
  readonly quantity: number;
}

/** One row of `products` in insert-product (api-contract.md §2 Lines). */
export interface AskedCartRow {
  readonly id?: number;
  readonly stock_id: number;
  readonly quantity: number;
  readonly parent_id?: number;
  readonly note?: string;
}

export type CartRefusal =
  | {
      readonly kind: 'refused';
      readonly code: 'bad_request';
      readonly fields: Readonly<Record<string, string[]>>;
      readonly params?: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'refused'; readonly code: 'not_found' | 'other_shop' };

/** What a line shall be: `line` null makes a new one unless an equal one exists. */
export interface Wish {
  readonly index: number;
  readonly line: CartLine | null;
  readonly stockId: number;
  readonly quantity: number;
  readonly note?: string;
  /** True when only add-ons of a stored line are set, the others stay. */
  readonly patch: boolean;
  /** Null: the line's add-ons stay as they are. */
  readonly addons: Map<number, number> | null;
}

/** Leaves the planner with a refusal; caught by planCartLines. */
export class Refused extends Error {
  constructor(readonly refusal: CartRefusal) {
    super(refusal.code);
  }
}

export function refuse(code: 'not_found' | 'other_shop'): never {
  throw new Refused({ kind: 'refused', code });
}

/** Refuses one input row; the message is a key of errors.json. */
export function refuseField(
  index: number,
  field: string,
  key = 'validation.invalid',
  params?: Readonly<Record<string, number>>,
): never {
  throw new Refused({
    kind: 'refused',
    code: 'bad_request',
    fields: { [`products.${index}.${field}`]: [key] },
    params,
  });
}

/** Add-ons as stock id → quantity for one unit of the line. */
export function addonMap(
  addons: readonly { stockId: number; quantity: number }[],
): Map<number, number> {
  return new Map(addons.map(({ quantity, stockId }) => [stockId, quantity]));
}

/** Collects what one request asks for, by the rules of api-contract.md §2 Lines. */
class WishReader {
  readonly wishes: Wish[] = [];

  constructor(private readonly existing: readonly CartLine[]) {}

  read(row: AskedCartRow, index: number): void {
    const owner =
      row.id === undefined
        ? undefined
        : this.existing.find((line) =>
            line.addons.some(({ id }) => id === row.id),
          );
    if (owner) this.readAddonById(owner, row, index);
    else if (row.parent_id !== undefined)
      this.readAddon(row, row.parent_id, index);
    else this.readLine(row, index);
  }

  private readLine(row: AskedCartRow, index: number): void {
    const line =
      row.id === undefined
        ? null
        : this.existing.find(({ id }) => id === row.id);
    if (line === undefined) refuse('not_found');
    const { note, quantity, stock_id: stockId } = row;
    this.wishes.push({
      index,
      line,
      stockId,
      quantity,
      note,
      patch: false,
      addons: line ? null : new Map(),
    });
  }

  private readAddonById(
    owner: CartLine,
    row: AskedCartRow,
    index: number,
  ): void {
    const addon = owner.addons.find(({ id }) => id === row.id);
    if (addon?.stockId !== row.stock_id) refuseField(index, 'stock_id');
    this.patch(owner, row, index);
  }

  private readAddon(row: AskedCartRow, parentId: number, index: number): void {
    const at = this.wishes.findLastIndex((wish) => wish.stockId === parentId);
    const parent = this.wishes[at];
    if (!parent) {
      const lines = this.existing.filter((line) => line.stockId === parentId);
      const [only] = lines;
      if (!only || lines.length > 1) refuseField(index, 'parent_id');
      this.patch(only, row, index);
      return;
    }
    if (!Number.isInteger(row.quantity)) refuseField(index, 'quantity');
    const addons = parent.addons ?? new Map<number, number>();
    const before = parent.patch ? 0 : (addons.get(row.stock_id) ?? 0);
    addons.set(row.stock_id, before + row.quantity);
    this.wishes[at] = { ...parent, addons };
  }

  private patch(line: CartLine, row: AskedCartRow, index: number): void {
    if (!Number.isInteger(row.quantity)) refuseField(index, 'quantity');
    const known = this.wishes.find((wish) => wish.patch && wish.line === line);
    const addons = known?.addons ?? addonMap(line.addons);
    addons.set(row.stock_id, row.quantity);
    if (known) return;
    const { quantity, stockId } = line;
    this.wishes.push({ index, line, stockId, quantity, patch: true, addons });
  }
}

/** Reads the rows in order; an add-on row belongs to the nearest preceding row of its parent's stock. */
export function readWishes(
  existing: readonly CartLine[],
  rows: readonly AskedCartRow[],
): Wish[] {
  const reader = new WishReader(existing);
  rows.forEach((row, index) => reader.read(row, index));
  return reader.wishes;
}
