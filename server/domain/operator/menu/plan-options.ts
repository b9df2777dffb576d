import type { MenuProductDto } from '@/server/contracts/operator/menu';
import type { StoredOption } from '@/server/repositories/product/menu/menu-read-repository';
import { toMinor } from '@/utils/money/money';
import { type PlannedOption, type PlannedValue, sameValue } from './menu-plan';
import type { PlannedExtras } from './plan-extras';
import type { Problems } from './problems';

type GivenOption = NonNullable<MenuProductDto['options']>[number];

/** How much there is of something new whose file counts nothing. */
const PLENTY = 1_000;

export interface OptionsContext {
  readonly at: string;
  readonly extras: PlannedExtras;
  readonly problems: Problems;
  /** Whether options that are not named go. */
  readonly replace: boolean;
  /** Options that an order or a cart refers to. */
  readonly used: ReadonlySet<number>;
}

export interface PlannedOptions {
  readonly options: readonly PlannedOption[];
  readonly deleted: readonly number[];
  readonly soldOut: number;
}

function valuesOf(
  given: GivenOption,
  at: string,
  { extras, problems }: OptionsContext,
): PlannedValue[] {
  const groups = (given.extras ?? []).map(({ group }) => group);
  if (new Set(groups).size < groups.length)
    problems.add(`${at}.extras`, 'names a group twice');
  return (given.extras ?? []).flatMap(
    ({ group, value }) => extras.find(group, value) ?? [],
  );
}

const storedValues = (stored: StoredOption, extras: PlannedExtras) =>
  stored.valueIds.flatMap((id) => extras.byId(id) ?? []);

const sameValues = (
  left: readonly PlannedValue[],
  right: readonly PlannedValue[],
): boolean =>
  left.length === right.length && left.every((value) => right.includes(value));

/** Which stored option each given one is: by its sku, else by its extras, else by its place. */
function match(
  stored: readonly StoredOption[],
  given: readonly GivenOption[],
  context: OptionsContext,
): (StoredOption | undefined)[] {
  const free = new Set(stored);
  const take = (found: StoredOption | undefined): StoredOption | undefined => {
    if (found) free.delete(found);
    return found;
  };
  const bySku = given.map(({ sku }) =>
    sku ? take([...free].find((one) => one.sku === sku)) : undefined,
  );
  const isUnnamed = given.every(({ extras, sku }) => !extras && !sku);
  if (isUnnamed && given.length === stored.length) return [...stored];
  return given.map((one, index) => {
    if (bySku[index]) return bySku[index];
    if (!one.extras && stored.length === 1 && given.length === 1)
      return take([...free][0]);
    const values = valuesOf(one, '', { ...context, problems: SILENT });
    return take(
      [...free].find((row) =>
        sameValues(storedValues(row, context.extras), values),
      ),
    );
  });
}

const SILENT: Problems = { found: [], total: () => 0, add: () => undefined };

function planOption(
  stored: StoredOption | undefined,
  given: GivenOption,
  place: { readonly at: string; readonly position: number },
  context: OptionsContext,
): PlannedOption {
  if (!stored && given.price === undefined)
    context.problems.add(`${place.at}.price`, 'is missing');
  const known = stored ? storedValues(stored, context.extras) : [];
  const values = given.extras ? valuesOf(given, place.at, context) : known;
  const columns = {
    sku: given.sku === undefined ? (stored?.sku ?? null) : given.sku,
    priceMinor:
      given.price === undefined
        ? (stored?.priceMinor ?? 0)
        : toMinor(given.price),
    quantity: given.quantity ?? stored?.quantity ?? PLENTY,
    position: place.position,
    allergens: given.allergens ?? stored?.allergens ?? [],
  };
  const areValuesChanged = !sameValues(known, values);
  const isChanged =
    !stored ||
    Object.entries(columns).some(
      ([name, value]) =>
        !sameValue(value, stored[name as keyof typeof columns]),
    );
  return {
    id: stored?.id ?? null,
    ...columns,
    isQuantityGiven: !stored || given.quantity !== undefined,
    values,
    areValuesChanged,
    isChanged,
  };
}

/** Two options that nothing tells apart: a customer could not choose. */
function checkAlike(
  options: readonly PlannedOption[],
  { at, problems }: OptionsContext,
): void {
  for (const [index, option] of options.entries())
    if (
      options
        .slice(0, index)
        .some((other) => sameValues(other.values, option.values))
    )
      problems.add(
        `${at}.options.${index}.extras`,
        'is the same as of another option of this product',
      );
}

/** The options that stay as the file does not name them; used ones are sold out when they should go. */
function planRest(
  rest: readonly StoredOption[],
  first: number,
  { extras, replace, used }: OptionsContext,
): PlannedOptions {
  const isDeleted = ({ id }: StoredOption) => replace && !used.has(id);
  const kept = rest.filter((one) => !isDeleted(one));
  const options = kept.map((stored, index): PlannedOption => {
    const position = replace ? first + index : stored.position;
    const quantity = replace ? 0 : stored.quantity;
    return {
      ...stored,
      position,
      quantity,
      isQuantityGiven: replace,
      values: storedValues(stored, extras),
      areValuesChanged: false,
      isChanged: position !== stored.position || quantity !== stored.quantity,
    };
  });
  return {
    options,
    deleted: rest.filter(isDeleted).map(({ id }) => id),
    soldOut: replace ? kept.filter(({ quantity }) => quantity > 0).length : 0,
  };
}

/** What of a product can be bought, as it will be; `given` undefined: as it is. */
export function planOptions(
  stored: readonly StoredOption[],
  given: readonly GivenOption[] | undefined,
  context: OptionsContext,
): PlannedOptions {
  if (!given) {
    if (!stored.length)
      context.problems.add(`${context.at}.options.0.price`, 'is missing');
    return planRest(stored, 0, { ...context, replace: false });
  }
  const matched = match(stored, given, context);
  const rest = stored.filter((one) => !matched.includes(one));
  const isInOrder = matched.every((one, index) => one === stored[index]);
  const last = Math.max(-1, ...stored.map(({ position }) => position));
  const named = given.map((one, index) => {
    const known = matched[index];
    const position =
      isInOrder && known
        ? known.position
        : isInOrder || rest.length
          ? (known?.position ?? last + 1 + index)
          : index;
    const at = `${context.at}.options.${index}`;
    return planOption(known, one, { at, position }, context);
  });
  const others = planRest(rest, given.length + last + 1, context);
  checkAlike([...named, ...others.options], context);
  return { ...others, options: [...named, ...others.options] };
}
