import type {
  MenuAddonGroupDto,
  MenuDto,
} from '@/server/contracts/operator/menu';
import type { StoredAddonGroup } from '@/server/repositories/product/menu/menu-read-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { mergeLabels } from './menu-keys';
import {
  type PlannedGroup,
  type PlannedOption,
  type PlannedProduct,
  sameValue,
} from './menu-plan';
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
export function planAddonGroups(
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
