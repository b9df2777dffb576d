import type {
  MenuAddonGroupDto,
  MenuDto,
  MenuProductDto,
} from '@/server/contracts/operator/menu';
import type {
  StoredAddonGroup,
  StoredMenu,
  StoredOption,
  StoredProduct,
} from '@/server/repositories/product/menu/menu-read-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { keysOf, mergeLabels, slugOf } from './menu-keys';
import {
  type MenuPlan,
  type PlannedGroup,
  type PlannedOption,
  type PlannedProduct,
  sameValue,
} from './menu-plan';
import { planCategories } from './plan-categories';
import { planExtras } from './plan-extras';
import { planProduct } from './plan-product';
import type { Problems } from './problems';

const ITEM = /^(.*?)(?:#(\d{1,3}))?$/su;

/** `cola#2` is the second option of cola, `cola` its first. */
function findItem(
  item: string,
  products: ReadonlyMap<string, PlannedProduct>,
): PlannedOption | string {
  const [, slug = '', number = '1'] = ITEM.exec(item) ?? [];
  const product = products.get(slug);
  if (!product) return `there is no add-on ${slug}`;
  if (!product.columns.addon)
    return `${slug} is a product, not an add-on (type)`;
  return (
    product.options[Number(number) - 1] ??
    `${slug} has ${product.options.length} options`
  );
}

interface GroupContext {
  readonly at: string;
  readonly problems: Problems;
  readonly products: ReadonlyMap<string, PlannedProduct>;
}

function itemsOf(
  stored: StoredAddonGroup | undefined,
  { items }: MenuAddonGroupDto,
  { at, problems, products }: GroupContext,
): readonly PlannedOption[] | null {
  if (!items) return stored ? null : [];
  const found = items.flatMap((item, index) => {
    const option = findItem(item, products);
    if (typeof option !== 'string') return option;
    problems.add(`${at}.items.${index}`, option);
    return [];
  });
  if (new Set(found).size < found.length)
    problems.add(`${at}.items`, 'names an add-on twice');
  const ids = found.map(({ id }) => id);
  return stored && sameValue(ids, stored.stockIds) ? null : found;
}

function planGroup(
  stored: StoredAddonGroup | undefined,
  given: MenuAddonGroupDto,
  context: GroupContext,
): PlannedGroup {
  const { at, problems } = context;
  const usual = { [DEFAULT_LOCALE]: { title: given.key } };
  const base = stored?.translations ?? (given.translations ? {} : usual);
  const translations = mergeLabels(base, given.translations);
  const min = given.min ?? stored?.min ?? 0;
  const max = given.max ?? stored?.max ?? Math.max(1, min);
  const items = itemsOf(stored, given, context);
  const count = items?.length ?? stored?.stockIds.length ?? 0;
  if (min > max) problems.add(`${at}.max`, `is less than min, which is ${min}`);
  if (max < 1) problems.add(`${at}.max`, 'must be at least 1');
  if (min > 0 && count === 0)
    problems.add(`${at}.items`, 'is empty, but something must be chosen (min)');
  const isChanged =
    !stored ||
    min !== stored.min ||
    max !== stored.max ||
    !sameValue(translations, stored.translations);
  return {
    id: stored?.id ?? null,
    key: given.key,
    min,
    max,
    translations,
    items,
    isChanged,
  };
}

/** Groups of add-ons: those of the file, and those that stay as they are. */
function planAddonGroups(
  stored: readonly StoredAddonGroup[],
  menu: MenuDto,
  context: Omit<GroupContext, 'at'> & { readonly keys: readonly string[] },
): readonly PlannedGroup[] {
  const { keys, problems } = context;
  const byKey = new Map(stored.map((row, index) => [keys[index], row]));
  const seen = new Set<string>();
  const named = (menu.addon_groups ?? []).map((given, index) => {
    const at = `addon_groups.${index}`;
    if (seen.has(given.key)) problems.add(`${at}.key`, 'is there already');
    seen.add(given.key);
    return planGroup(byKey.get(given.key), given, { ...context, at });
  });
  const rest = stored.flatMap((row, index): PlannedGroup[] => {
    const key = keys[index] ?? '';
    if (seen.has(key)) return [];
    return [{ ...row, key, items: null, isChanged: false }];
  });
  const all = [...named, ...rest];
  const known = new Set(all.map(({ key }) => key));
  for (const [index, { addon_groups: asked = [] }] of menu.products.entries())
    for (const [place, key] of asked.entries())
      if (!known.has(key))
        problems.add(
          `products.${index}.addon_groups.${place}`,
          `there is no group ${key}`,
        );
  return all;
}

export interface PlanInput {
  readonly stored: StoredMenu;
  readonly menu: MenuDto;
  readonly replace: boolean;
  readonly used: ReadonlySet<number>;
  readonly problems: Problems;
}

interface Known {
  readonly bySlug: ReadonlyMap<string, StoredProduct>;
  readonly bySku: ReadonlyMap<string, StoredProduct>;
  readonly optionsOf: ReadonlyMap<number, readonly StoredOption[]>;
}

function index({ options, products }: StoredMenu): Known {
  const byId = new Map(products.map((row) => [row.id, row]));
  const optionsOf = new Map<number, StoredOption[]>();
  const bySku = new Map<string, StoredProduct>();
  for (const option of options) {
    const list = optionsOf.get(option.productId) ?? [];
    optionsOf.set(option.productId, [...list, option]);
    const product = byId.get(option.productId);
    if (option.sku !== null && product) bySku.set(option.sku, product);
  }
  const bySlug = new Map(products.map((row) => [row.slug, row]));
  return { bySlug, bySku, optionsOf };
}

type Given = MenuProductDto & { readonly slug: string };

/** Every product of the file with its slug, which may follow from its sku. */
function namedProducts(
  { menu, problems }: PlanInput,
  { bySku }: Known,
): readonly Given[] {
  const slugs = new Map<string, number>();
  const skus = new Set<string>();
  return menu.products.map((given, place) => {
    const at = `products.${place}`;
    const sku = given.options?.find((one) => one.sku)?.sku;
    const slug =
      given.slug ?? (sku ? (bySku.get(sku)?.slug ?? slugOf(sku)) : '');
    if (!slug)
      problems.add(
        `${at}.slug`,
        'is missing: slug or sku says which product it is when the file comes again',
      );
    else if (slugs.has(slug)) problems.add(`${at}.slug`, 'is there already');
    slugs.set(slug, place);
    for (const [number, option] of (given.options ?? []).entries()) {
      if (!option.sku) continue;
      const owner = bySku.get(option.sku);
      if (skus.has(option.sku) || (owner && owner.slug !== slug))
        problems.add(
          `${at}.options.${number}.sku`,
          owner ? `belongs to ${owner.slug}` : 'is there already',
        );
      skus.add(option.sku);
    }
    return { ...given, slug };
  });
}

/** What an import of this menu would write; what is wrong with it is told to `problems`. */
export function planMenu(input: PlanInput): MenuPlan {
  const { menu, problems, replace, stored, used } = input;
  const known = index(stored);
  const extras = planExtras(stored.extras, menu, problems);
  const categories = planCategories(stored.categories, menu, problems);
  const keys = keysOf(stored.addonGroups);
  const keyOf = new Map(
    stored.addonGroups.map(({ id }, place) => [id, keys[place] ?? '']),
  );
  const last = Math.max(0, ...stored.products.map(({ position }) => position));
  const soldOut: string[] = [];
  const plan = (given: Given, at: string, place: number): PlannedProduct => {
    const product = known.bySlug.get(given.slug);
    const options = product ? (known.optionsOf.get(product.id) ?? []) : [];
    const groups = (product?.groupIds ?? []).map((id) => keyOf.get(id) ?? '');
    const planned = planProduct({ product, options }, given, {
      at,
      categories,
      extras,
      groups,
      position: last + 1 + place,
      problems,
      replace,
      used,
    });
    if (planned.soldOut) soldOut.push(given.slug);
    return planned.product;
  };
  const products = namedProducts(input, known).map((given, place) =>
    plan(given, `products.${place}`, place),
  );
  const named = new Set(products.map(({ slug }) => slug));
  const others = stored.products.filter(({ slug }) => !named.has(slug));
  const untouched = groupMembers(input, others).map((row) =>
    plan({ slug: row.slug }, '', 0),
  );
  const addonGroups = planAddonGroups(stored.addonGroups, menu, {
    keys,
    problems,
    products: new Map(
      [...untouched, ...products].map((one) => [one.slug, one]),
    ),
  });
  return {
    extras: extras.list,
    categories: categories.list,
    products,
    addonGroups,
    takenOff: replace ? others.filter(({ active }) => active) : [],
    soldOut,
  };
}

/** Products of the shop that the file names in a group alone. */
function groupMembers(
  { menu }: PlanInput,
  others: readonly StoredProduct[],
): readonly StoredProduct[] {
  const items = new Set(
    (menu.addon_groups ?? []).flatMap((group) =>
      (group.items ?? []).map((item) => item.split('#')[0]),
    ),
  );
  return others.filter(({ slug }) => items.has(slug));
}
