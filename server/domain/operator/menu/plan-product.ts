import type { MenuProductDto } from '@/server/contracts/operator/menu';
import type {
  StoredOption,
  StoredProduct,
} from '@/server/repositories/product/menu/menu-read-repository';
import {
  type PlannedCategory,
  type PlannedOption,
  type PlannedProduct,
  type ProductColumns,
  sameValue,
} from './menu-plan';
import { changedWords, mergeProductWords } from './merge-words';
import { planOptions } from './plan-options';
import type { PlannedCategories } from './plan-categories';
import type { PlannedExtras } from './plan-extras';
import type { Problems } from './problems';

const USUAL: Omit<ProductColumns, 'position'> = {
  addon: false,
  img: null,
  gallery: [],
  unit: 'portion',
  minQty: 1,
  maxQty: 99,
  interval: 1,
  taxPercent: 0,
  active: true,
  status: 'published',
  vegetarian: false,
  spicy: false,
  allergens: [],
  kcal: null,
  proteinGrams: null,
  fatGrams: null,
  carbGrams: null,
};

/** The names of the files for our columns. */
export const COLUMN_NAMES: Readonly<Record<keyof ProductColumns, string>> = {
  addon: 'addon',
  img: 'img',
  gallery: 'gallery',
  unit: 'unit',
  minQty: 'min_qty',
  maxQty: 'max_qty',
  interval: 'interval',
  taxPercent: 'tax_percent',
  active: 'active',
  status: 'status',
  vegetarian: 'vegetarian',
  spicy: 'spicy',
  allergens: 'allergens',
  kcal: 'kcal',
  proteinGrams: 'protein_grams',
  fatGrams: 'fat_grams',
  carbGrams: 'carb_grams',
  position: 'position',
};

const names = Object.keys(COLUMN_NAMES) as (keyof ProductColumns)[];

/** Columns as the file has them over those that are stored, or usual. */
function columnsOf(
  stored: StoredProduct | undefined,
  given: MenuProductDto,
  position: number,
): ProductColumns {
  const old: ProductColumns = stored ?? { ...USUAL, position };
  const named = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.map((name) => [name, named[COLUMN_NAMES[name]] ?? fallback(name)]),
  ) as unknown as ProductColumns;

  function fallback(name: keyof ProductColumns): unknown {
    return named[COLUMN_NAMES[name]] === null
      ? USUAL[name as 'img']
      : old[name];
  }
}

const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6;

function checkQuantities(
  { interval, maxQty, minQty }: ProductColumns,
  options: readonly PlannedOption[],
  { at, problems }: { readonly at: string; readonly problems: Problems },
): void {
  if (minQty > maxQty)
    problems.add(`${at}.max_qty`, `is less than min_qty, which is ${minQty}`);
  if (!isMultiple(minQty, interval))
    problems.add(`${at}.min_qty`, `is no multiple of interval, ${interval}`);
  for (const [index, { quantity }] of options.entries())
    if (Number.isInteger(interval) && !Number.isInteger(quantity))
      problems.add(
        `${at}.options.${index}.quantity`,
        'must be whole, as interval is',
      );
}

function changedOptions(
  stored: readonly StoredOption[],
  options: readonly PlannedOption[],
  deleted: number,
): string[] {
  const fields = new Set<string>();
  if (deleted || options.length !== stored.length) fields.add('options');
  const byId = new Map(stored.map((one) => [one.id, one]));
  for (const option of options) {
    const old = option.id === null ? undefined : byId.get(option.id);
    if (!old) continue;
    if (option.areValuesChanged || option.position !== old.position)
      fields.add('options');
    if (option.priceMinor !== old.priceMinor) fields.add('price');
    if (option.quantity !== old.quantity) fields.add('quantity');
    if (option.sku !== old.sku) fields.add('sku');
    if (!sameValue(option.allergens, old.allergens)) fields.add('allergens');
  }
  return [...fields];
}

export interface ProductContext {
  readonly at: string;
  readonly position: number;
  readonly categories: PlannedCategories;
  readonly extras: PlannedExtras;
  readonly problems: Problems;
  readonly replace: boolean;
  readonly used: ReadonlySet<number>;
  /** Keys of the groups that it offers now. */
  readonly groups: readonly string[];
}

function categoryOf(
  stored: StoredProduct | undefined,
  { category }: MenuProductDto,
  categories: PlannedCategories,
): PlannedCategory | null {
  if (category === undefined)
    return categories.byId(stored?.categoryId ?? null);
  return category === null ? null : categories.find(category);
}

/** One product as it will be, and how many of its options are sold out by that. */
export function planProduct(
  known: { product?: StoredProduct; options: readonly StoredOption[] },
  given: MenuProductDto & { readonly slug: string },
  context: ProductContext,
): { readonly product: PlannedProduct; readonly soldOut: number } {
  const { at, categories, problems } = context;
  const stored = known.product;
  const columns = columnsOf(stored, given, context.position);
  const category = categoryOf(stored, given, categories);
  const before = stored?.translations ?? {};
  const translations = mergeProductWords(before, given.translations, context);
  const planned = planOptions(known.options, given.options, context);
  const { deleted, options, soldOut } = planned;
  checkQuantities(columns, options, { at, problems });
  const groups =
    given.addon_groups && !sameValue(given.addon_groups, context.groups)
      ? given.addon_groups
      : null;
  const own = stored
    ? [
        ...names
          .filter((name) => !sameValue(columns[name], stored[name]))
          .map((name) => COLUMN_NAMES[name]),
        ...((category?.id ?? null) === stored.categoryId &&
        (category === null || category.id !== null)
          ? []
          : ['category']),
      ]
    : [];
  const fields = stored
    ? [
        ...own,
        ...changedWords(before, translations),
        ...changedOptions(known.options, options, deleted.length),
        ...(groups ? ['addon_groups'] : []),
      ]
    : [];
  const product: PlannedProduct = {
    id: stored?.id ?? null,
    slug: given.slug,
    columns,
    category,
    translations,
    before,
    options,
    deleted,
    groups,
    fields,
    isChanged: !stored || own.length > 0,
  };
  return { product, soldOut };
}
