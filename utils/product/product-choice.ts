import type {
  AddonDto,
  AddonGroupDto,
  ProductDto,
  StockDto,
} from '@/server/contracts/product';
import { toDecimal, toMinor } from '@/utils/money/money';

/** What is chosen of a product: a value per variant group, a number per add-on (by its stock). */
export interface ProductChoice {
  readonly extras: Readonly<Record<number, number>>;
  readonly addons: Readonly<Record<number, number>>;
}

export interface VariantValue {
  readonly id: number;
  readonly title: string;
  /** CSS colour of a colour swatch. */
  readonly color: string | null;
  /** What it costs more than the cheapest of its group, the rest chosen as it is. */
  readonly difference: number;
  readonly soldOut: boolean;
}

export interface VariantGroup {
  readonly id: number;
  readonly title: string;
  readonly values: readonly VariantValue[];
}

const COLOR = /^#[0-9a-f]{3,8}$/i;

function extraOf(stock: StockDto, groupId: number): number | undefined {
  return stock.extras.find(({ group }) => group.id === groupId)?.id;
}

function matches(stock: StockDto, extras: ProductChoice['extras']): boolean {
  return stock.extras.every(({ group, id }) => extras[group.id] === id);
}

/** The first variant that can be had, else the first; no add-ons. */
export function firstChoice({ stocks }: ProductDto): ProductChoice {
  const stock = stocks.find(({ quantity }) => quantity > 0) ?? stocks[0];
  return {
    extras: Object.fromEntries(
      (stock?.extras ?? []).map(({ group, id }) => [group.id, id]),
    ),
    addons: {},
  };
}

/** The stock of the chosen values; null: these do not go together. */
export function chosenStock(
  { stocks }: ProductDto,
  { extras }: ProductChoice,
): StockDto | null {
  return stocks.find((stock) => matches(stock, extras)) ?? null;
}

/** A value of one group; when the others do not go with it, they become what does. */
export function withExtra(
  product: ProductDto,
  choice: ProductChoice,
  { groupId, id }: { readonly groupId: number; readonly id: number },
): ProductChoice {
  const extras = { ...choice.extras, [groupId]: id };
  if (chosenStock(product, { ...choice, extras })) return { ...choice, extras };
  const fitting = product.stocks.filter(
    (stock) => extraOf(stock, groupId) === id,
  );
  const stock = fitting.find(({ quantity }) => quantity > 0) ?? fitting[0];
  if (!stock) return choice;
  return {
    ...choice,
    extras: Object.fromEntries(
      stock.extras.map((extra) => [extra.group.id, extra.id]),
    ),
  };
}

/** The variant groups of a product with what each value changes. */
export function variantGroups(
  product: ProductDto,
  choice: ProductChoice,
): VariantGroup[] {
  const all = product.stocks.flatMap(({ extras }) => extras);
  const groups = new Map(all.map(({ group }) => [group.id, group]));
  return [...groups.values()].map((group) => {
    const values = new Map(
      all
        .filter((extra) => extra.group.id === group.id)
        .map((extra) => [extra.id, extra]),
    );
    const stockOf = (id: number): StockDto | null =>
      chosenStock(
        product,
        withExtra(product, choice, { groupId: group.id, id }),
      );
    const prices = [...values.keys()].map((id) =>
      toMinor(stockOf(id)?.total_price ?? 0),
    );
    const least = Math.min(...prices);
    return {
      id: group.id,
      title: group.translation.title,
      values: [...values.values()].map((extra) => {
        const stock = stockOf(extra.id);
        return {
          id: extra.id,
          title: extra.translation.title || extra.value,
          color:
            group.type === 'color' && COLOR.test(extra.value)
              ? extra.value
              : null,
          difference: toDecimal(toMinor(stock?.total_price ?? 0) - least),
          soldOut: !stock || stock.quantity <= 0,
        };
      }),
    };
  });
}

/** The add-on groups of a stock as they are asked: the required ones first. */
export function askedGroups(stock: StockDto | null): AddonGroupDto[] {
  const groups = stock?.addon_groups ?? [];
  return [
    ...groups.filter(({ min }) => min > 0),
    ...groups.filter(({ min }) => min === 0),
  ];
}

/** The chosen add-ons with how many of each. */
export function chosenAddons(
  stock: StockDto | null,
  { addons }: ProductChoice,
): { readonly addon: AddonDto; readonly quantity: number }[] {
  return (stock?.addon_groups ?? [])
    .flatMap((group) => group.addons ?? [])
    .map((addon) => ({ addon, quantity: addons[addon.stock_id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}
