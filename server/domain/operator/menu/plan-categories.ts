import type {
  MenuCategoryDto,
  MenuDto,
} from '@/server/contracts/operator/menu';
import type {
  StoredCategory,
  StoredWords,
} from '@/server/repositories/product/menu/menu-read-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { slugOf } from './menu-keys';
import { type PlannedCategory, sameValue } from './menu-plan';
import { mergeProductWords } from './merge-words';
import type { Problems } from './problems';

const columnsOf = ({ active, img, position }: StoredCategory) => ({
  active,
  img,
  position,
});

function planCategory(
  stored: StoredCategory | undefined,
  given: MenuCategoryDto,
  place: {
    readonly at: string;
    readonly position: number;
    readonly problems: Problems;
  },
): PlannedCategory {
  const before: StoredWords = stored?.translations ?? {};
  const translations = mergeProductWords(before, given.translations, place);
  const usual = { active: true, img: null, position: place.position };
  const old = stored ? columnsOf(stored) : usual;
  const columns = {
    active: given.active ?? old.active,
    img: given.img === undefined ? old.img : given.img,
    position: given.position ?? old.position,
  };
  return {
    id: stored?.id ?? null,
    slug: given.slug,
    ...columns,
    translations,
    before,
    isChanged:
      !stored || !sameValue(columns, old) || !sameValue(translations, before),
  };
}

export interface PlannedCategories {
  readonly list: readonly PlannedCategory[];
  /** By its slug, else by its title in any language. */
  find(name: string): PlannedCategory | null;
  byId(id: number | null): PlannedCategory | null;
}

const titlesOf = (words: StoredWords): string[] =>
  Object.values(words).map(({ title }) => title.trim().toLowerCase());

function findIn(
  list: readonly PlannedCategory[],
  name: string,
): PlannedCategory | null {
  const title = name.trim().toLowerCase();
  return (
    list.find(({ slug }) => slug === name) ??
    list.find(({ translations }) => titlesOf(translations).includes(title)) ??
    null
  );
}

/** The sections of the menu, those included that products name and nobody has made, in the order of the file. */
export function planCategories(
  stored: readonly StoredCategory[],
  menu: MenuDto,
  problems: Problems,
): PlannedCategories {
  const given = menu.categories ?? [];
  const last = Math.max(0, ...stored.map(({ position }) => position));
  const bySlug = new Map(stored.map((row) => [row.slug, row]));
  const seen = new Set<string>();
  const list: PlannedCategory[] = [];
  for (const [index, one] of given.entries()) {
    const at = `categories.${index}`;
    if (seen.has(one.slug)) problems.add(`${at}.slug`, 'is there already');
    seen.add(one.slug);
    const position = last + 1 + list.length;
    list.push(
      planCategory(bySlug.get(one.slug), one, { at, position, problems }),
    );
  }
  for (const row of stored)
    if (!seen.has(row.slug))
      list.push(
        planCategory(
          row,
          { slug: row.slug },
          { at: '', position: 0, problems },
        ),
      );
  const named = new Map<string, PlannedCategory | null>();
  for (const [index, { category }] of menu.products.entries()) {
    if (!category || named.has(category)) continue;
    const known = findIn(list, category);
    if (known) {
      named.set(category, known);
      continue;
    }
    const made = planCategory(
      undefined,
      {
        slug: freeSlug(category, list),
        translations: { [DEFAULT_LOCALE]: { title: category } },
      },
      {
        at: `products.${index}.category`,
        position: last + 1 + list.length,
        problems,
      },
    );
    list.push(made);
    named.set(category, made);
  }
  const byId = new Map(list.map((one) => [one.id, one]));
  return {
    list,
    find: (name) => named.get(name) ?? findIn(list, name),
    byId: (id) => (id === null ? null : (byId.get(id) ?? null)),
  };
}

function freeSlug(title: string, list: readonly PlannedCategory[]): string {
  const taken = new Set(list.map(({ slug }) => slug));
  const base = slugOf(title) || 'section';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
