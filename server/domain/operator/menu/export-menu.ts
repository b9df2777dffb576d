import type { Ctx } from '@/server/context';
import type { MenuDto, MenuProductDto } from '@/server/contracts/operator/menu';
import type { LabelTranslations } from '@/server/db/schema/catalogue';
import { DomainError } from '@/server/errors';
import {
  findWholeMenu,
  isShop,
  type StoredMenu,
  type StoredOption,
  type StoredProduct,
} from '@/server/repositories/product/menu/menu-read-repository';
import { toDecimal } from '@/utils/money/money';
import { keysOf } from './menu-keys';
import type { ProductColumns } from './menu-plan';
import { COLUMN_NAMES } from './plan-product';

const titles = (translations: LabelTranslations) =>
  Object.fromEntries(
    Object.entries(translations).map(([lang, { title }]) => [lang, { title }]),
  );

const names = Object.keys(COLUMN_NAMES) as (keyof ProductColumns)[];

interface Names {
  readonly category: ReadonlyMap<number, string>;
  readonly value: ReadonlyMap<number, { group: string; value: string }>;
  readonly group: ReadonlyMap<number, string>;
  /** An option as members of a group are written: `cola`, `cola#2`. */
  readonly item: ReadonlyMap<number, string>;
  readonly options: ReadonlyMap<number, readonly StoredOption[]>;
}

function nameEverything(stored: StoredMenu): Names {
  const extraKeys = keysOf(stored.extras);
  const groupKeys = keysOf(stored.addonGroups);
  const value = new Map<number, { group: string; value: string }>();
  for (const [index, { values }] of stored.extras.entries()) {
    const keys = keysOf(values);
    for (const [place, { id }] of values.entries())
      value.set(id, {
        group: extraKeys[index] ?? '',
        value: keys[place] ?? '',
      });
  }
  const slugOf = new Map(stored.products.map(({ id, slug }) => [id, slug]));
  const options = new Map<number, StoredOption[]>();
  const item = new Map<number, string>();
  for (const option of stored.options) {
    const list = options.get(option.productId) ?? [];
    list.push(option);
    options.set(option.productId, list);
    const slug = slugOf.get(option.productId) ?? '';
    item.set(option.id, list.length > 1 ? `${slug}#${list.length}` : slug);
  }
  return {
    category: new Map(stored.categories.map(({ id, slug }) => [id, slug])),
    value,
    group: new Map(
      stored.addonGroups.map(({ id }, index) => [id, groupKeys[index] ?? '']),
    ),
    item,
    options,
  };
}

const optionDto = (
  { allergens, priceMinor, quantity, sku, valueIds }: StoredOption,
  { value }: Names,
) => ({
  sku,
  price: toDecimal(priceMinor),
  quantity,
  allergens,
  extras: valueIds.flatMap((id) => value.get(id) ?? []),
});

function productDto(product: StoredProduct, named: Names): MenuProductDto {
  const columns = Object.fromEntries(
    names.map((name) => [COLUMN_NAMES[name], product[name]]),
  );
  const options = named.options.get(product.id) ?? [];
  return {
    slug: product.slug,
    category:
      product.categoryId === null
        ? null
        : (named.category.get(product.categoryId) ?? null),
    ...(columns as Partial<MenuProductDto>),
    translations: product.translations,
    ...(options.length && {
      options: options.map(
        (option) =>
          optionDto(
            option,
            named,
          ) as Required<MenuProductDto>['options'][number],
      ),
    }),
    addon_groups: product.groupIds.flatMap((id) => named.group.get(id) ?? []),
  };
}

/** The whole menu of a shop, active or not, as an import takes it. Throws not_found. */
export async function exportMenu(
  { db }: Ctx,
  shopId: number,
): Promise<MenuDto> {
  if (!(await isShop(db, shopId))) throw new DomainError('not_found');
  const stored = await findWholeMenu(db, shopId);
  const named = nameEverything(stored);
  return {
    categories: stored.categories.map(({ id: _, ...row }) => row),
    extras: stored.extras.map((extra, index) => ({
      key: keysOf(stored.extras)[index] ?? '',
      type: extra.type,
      translations: titles(extra.translations),
      values: extra.values.map((one, place) => ({
        key: keysOf(extra.values)[place] ?? '',
        value: one.value,
        translations: titles(one.translations),
      })),
    })),
    addon_groups: stored.addonGroups.map((group) => ({
      key: named.group.get(group.id) ?? '',
      min: group.min,
      max: group.max,
      translations: titles(group.translations),
      items: group.stockIds.flatMap((id) => named.item.get(id) ?? []),
    })),
    products: stored.products.map((product) => productDto(product, named)),
  };
}
