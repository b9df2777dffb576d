/** What two changes of the same draft make together, and the fields that both changed in different ways. */
export interface MergedDraft<D> {
  readonly merged: D;
  readonly both: readonly (keyof D & string)[];
}

/** Whether two values of drafts say the same. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether two drafts say the same. */
export const isSameDraft = (one: object, other: object): boolean =>
  same(one, other);

/**
 * Puts what was changed here since `base` over what was changed elsewhere; of a field that both changed, `theirs`
 * stands until somebody has chosen.
 */
export function mergeDrafts<D extends object>(
  base: D,
  mine: D,
  theirs: D,
): MergedDraft<D> {
  const fields = Object.keys(mine) as (keyof D & string)[];
  const changed = fields.filter((field) => !same(mine[field], base[field]));
  const both = changed.filter(
    (field) =>
      !same(theirs[field], base[field]) && !same(theirs[field], mine[field]),
  );
  const taken = changed.filter((field) => !both.includes(field));
  return {
    merged: {
      ...theirs,
      ...Object.fromEntries(taken.map((field) => [field, mine[field]])),
    },
    both,
  };
}
