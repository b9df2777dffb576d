import type {
  AddonGroupDto,
  ProductDto,
  StockDto,
} from '@/server/contracts/product';
import { leastQuantity } from '@/utils/cart/cart-line';
import { floorTo } from '@/utils/cart/quantity';
import {
  askedGroups,
  chosenAddons,
  type ProductChoice,
} from './product-choice';

/** A group in which something is still missing. */
export interface MissingChoice {
  readonly groupId: number;
  readonly title: string;
  /** How many more. */
  readonly count: number;
}

/** How many of a group's add-ons are chosen. */
export function chosenIn(
  group: AddonGroupDto,
  { addons }: ProductChoice,
): number {
  return (group.addons ?? []).reduce(
    (sum, { stock_id: id }) => sum + (addons[id] ?? 0),
    0,
  );
}

/** Sets how many of one add-on; in a group of exactly one, choosing takes the place of what was chosen. */
export function withAddon(
  choice: ProductChoice,
  group: AddonGroupDto,
  {
    quantity,
    stockId,
  }: { readonly stockId: number; readonly quantity: number },
): ProductChoice {
  const only =
    group.max === 1
      ? Object.fromEntries(
          (group.addons ?? []).map(({ stock_id: id }) => [id, 0]),
        )
      : {};
  const addons = {
    ...choice.addons,
    ...only,
    [stockId]: Math.max(0, quantity),
  };
  return chosenIn(group, { ...choice, addons }) > group.max
    ? choice
    : { ...choice, addons };
}

/** The groups that still miss something, in the order they stand. */
export function missingChoices(
  stock: StockDto | null,
  choice: ProductChoice,
): MissingChoice[] {
  return askedGroups(stock)
    .map((group) => ({
      groupId: group.id,
      title: group.translation.title,
      count: group.min - chosenIn(group, choice),
    }))
    .filter(({ count }) => count > 0);
}

/** From how many to how many of it can be ordered, the chosen add-ons included; `max` 0 is sold out. */
export function quantityBounds(
  product: ProductDto,
  stock: StockDto | null,
  choice: ProductChoice,
): { readonly min: number; readonly max: number } {
  const { interval } = product;
  const min = leastQuantity(product.min_qty, interval);
  const isWeighed = !Number.isInteger(interval);
  const left = chosenAddons(stock, choice).map(({ addon, quantity }) => {
    const times = Math.floor(addon.product.stock.quantity / quantity);
    return isWeighed && times > 0 ? product.max_qty : times;
  });
  const most = Math.min(product.max_qty, stock?.quantity ?? 0, ...left);
  const max = floorTo(most, interval);
  return { min, max: max < min ? 0 : max };
}
