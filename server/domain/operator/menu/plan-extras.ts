import type { MenuDto, MenuExtraDto } from '@/server/contracts/operator/menu';
import type {
  StoredExtra,
  StoredValue,
} from '@/server/repositories/product/menu/menu-read-repository';
import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { keysOf, mergeLabels } from './menu-keys';
import { type PlannedExtra, type PlannedValue, sameValue } from './menu-plan';
import type { Problems } from './problems';

type GivenValue = NonNullable<MenuExtraDto['values']>[number];

function planValue(
  stored: StoredValue | undefined,
  given: GivenValue,
  position: number,
): PlannedValue {
  const { key } = given;
  const usual = { [DEFAULT_LOCALE]: { title: key } };
  const base = stored?.translations ?? (given.translations ? {} : usual);
  const translations = mergeLabels(base, given.translations);
  const row = {
    value: given.value ?? stored?.value ?? key,
    translations,
    position: stored?.position ?? position,
  };
  const isChanged =
    !stored ||
    row.value !== stored.value ||
    !sameValue(translations, stored.translations);
  return { id: stored?.id ?? null, key, ...row, isChanged };
}

function planGroup(
  stored: StoredExtra | undefined,
  given: MenuExtraDto,
): PlannedExtra {
  const { key } = given;
  const keys = keysOf(stored?.values ?? []);
  const named = new Map((given.values ?? []).map((one) => [one.key, one]));
  const kept = (stored?.values ?? []).map((value, index) => {
    const own = keys[index] ?? '';
    return planValue(value, named.get(own) ?? { key: own }, index);
  });
  const last = Math.max(-1, ...kept.map(({ position }) => position));
  const made = [...named.values()]
    .filter((one) => !keys.includes(one.key))
    .map((one, index) => planValue(undefined, one, last + 1 + index));
  const usual = { [DEFAULT_LOCALE]: { title: key } };
  const base = stored?.translations ?? (given.translations ? {} : usual);
  const translations = mergeLabels(base, given.translations);
  const type = given.type ?? stored?.type ?? 'text';
  return {
    id: stored?.id ?? null,
    key,
    type,
    translations,
    values: [...kept, ...made],
    isChanged:
      !stored ||
      type !== stored.type ||
      !sameValue(translations, stored.translations),
  };
}

/** What the file says of each group, with the values that options name and nothing else does. */
function givenGroups(
  menu: MenuDto,
  problems: Problems,
): Map<string, MenuExtraDto> {
  const groups = new Map<string, MenuExtraDto>();
  for (const [index, extra] of (menu.extras ?? []).entries()) {
    if (groups.has(extra.key))
      problems.add(`extras.${index}.key`, 'is there already');
    const keys = (extra.values ?? []).map(({ key }) => key);
    if (new Set(keys).size < keys.length)
      problems.add(`extras.${index}.values`, 'has a value twice');
    groups.set(extra.key, extra);
  }
  for (const { options = [] } of menu.products)
    for (const { group, value } of options.flatMap((one) => one.extras ?? [])) {
      const known = groups.get(group) ?? { key: group };
      const values = known.values ?? [];
      if (!values.some(({ key }) => key === value))
        groups.set(group, { ...known, values: [...values, { key: value }] });
    }
  return groups;
}

export interface PlannedExtras {
  readonly list: readonly PlannedExtra[];
  /** The value of a group by their keys. */
  find(group: string, value: string): PlannedValue | null;
  /** The one that is stored under this id. */
  byId(id: number): PlannedValue | null;
}

/** Groups of extras (sizes, doughs …) and their values, new ones made; none is taken away, as options refer to them. */
export function planExtras(
  stored: readonly StoredExtra[],
  menu: MenuDto,
  problems: Problems,
): PlannedExtras {
  const given = givenGroups(menu, problems);
  const keys = keysOf(stored);
  const known = stored.map((row, index) => {
    const key = keys[index] ?? '';
    const group = planGroup(row, given.get(key) ?? { key });
    const isTouched =
      group.isChanged || group.values.some(({ isChanged }) => isChanged);
    const place = (menu.extras ?? []).findIndex((one) => one.key === key);
    if (!row.own && isTouched)
      problems.add(
        place < 0 ? 'products' : `extras.${place}.key`,
        `"${key}" belongs to other shops, too, and cannot be changed here`,
      );
    return group;
  });
  const made = [...given.values()]
    .filter(({ key }) => !keys.includes(key))
    .map((one) => planGroup(undefined, one));
  const list = [...known, ...made];
  const groupOf = new Map(list.map((group) => [group.key, group]));
  const values = new Map(
    list.flatMap((group) => group.values.map((value) => [value.id, value])),
  );
  return {
    list,
    find: (group, value) =>
      groupOf.get(group)?.values.find(({ key }) => key === value) ?? null,
    byId: (id) => values.get(id) ?? null,
  };
}
