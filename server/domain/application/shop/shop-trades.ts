import type { Db } from '@/server/db/client';
import { titleIn } from '@/server/domain/i18n/line-words';
import { DomainError } from '@/server/errors';
import {
  type CategoryRow,
  findSharedCategories,
} from '@/server/repositories/shop/category-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { foldText } from '@/utils/search/search-text';
import { nearNames } from '@/utils/text/near-names';

type ShopType = 'restaurant' | 'shop';

const TRADE_OF: Readonly<Record<string, ShopType>> = {
  main: 'restaurant',
  shop: 'shop',
};

const namesOf = ({ slug, translations }: CategoryRow): readonly string[] => [
  slug,
  ...Object.values(translations).map(({ title }) => title),
];

/** Its title where nobody's language is asked for. */
const titleOf = ({ slug, translations }: CategoryRow): string =>
  titleIn(translations, DEFAULT_LOCALE) || slug;

/** The operator's command that makes a category. */
const madeBy = (name: string, type: ShopType): string =>
  `\`category add "${name}"${type === 'shop' ? ' --kind shop' : ''}\``;

/** Why a name is none of the categories that such a shop may have, and what mends it; it follows the field's name. */
function refusalOf(
  name: string,
  type: ShopType,
  known: readonly CategoryRow[],
  others: readonly CategoryRow[],
): string {
  const other = type === 'shop' ? 'restaurant' : 'shop';
  if (findCategory(name, others))
    return `"${name}" is a category of ${other}s, not of ${type}s.`;
  const meant = nearNames(name, known.flatMap(namesOf)).flatMap((near) => {
    const found = findCategory(near, known);
    return found ? titleOf(found) : [];
  });
  const guess = [...new Set(meant)].join(' or ');
  const there = known.length
    ? `There are: ${known.map(titleOf).join(', ')}. To make another`
    : 'There are none yet. To make it';
  const rest = guess
    ? `Did you mean ${guess}?`
    : `${there}: ${madeBy(name, type)}.`;
  return `there is no category "${name}" for a ${type}. ${rest}`;
}

const findCategory = (
  name: string,
  rows: readonly CategoryRow[],
): CategoryRow | undefined => {
  const wanted = foldText(name);
  return rows.find((row) =>
    namesOf(row).some((one) => foldText(one) === wanted),
  );
};

/**
 * The ids of the categories that a shop of this type is said to be in: by slug, or by title in any language. Throws
 * bad_request with every name that is none of them and what may have been meant.
 */
export async function tradeIds(
  db: Db,
  type: ShopType,
  names: readonly string[],
): Promise<readonly number[]> {
  const all = await findSharedCategories(db);
  const known = all.filter(({ kind }) => TRADE_OF[kind] === type);
  const others = all.filter(
    ({ kind }) => TRADE_OF[kind] && TRADE_OF[kind] !== type,
  );
  const found = names.map((name) => findCategory(name, known));
  const wrong = names.filter((_, index) => !found[index]);
  if (wrong.length)
    throw new DomainError('bad_request', {
      fields: {
        categories: wrong.map((name) => refusalOf(name, type, known, others)),
      },
    });
  return [...new Set(found.flatMap((row) => row?.id ?? []))];
}

/** The shop's categories that are in force, by position, as they are called where nobody's language is asked for. */
export async function tradesOf(
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly title: string }[]> {
  if (!ids.length) return [];
  const rows = await findSharedCategories(db);
  return rows
    .filter(({ id }) => ids.includes(id))
    .map((row) => ({ id: row.id, title: titleOf(row) }));
}
