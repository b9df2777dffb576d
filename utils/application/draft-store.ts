/** What two changes of the same draft make together, and the fields that both changed in different ways. */
interface MergedDraft<D> {
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

/** Another tab or device changed the same fields. */
interface DraftConflict<D, S> {
  readonly fields: readonly (keyof D & string)[];
  readonly mine: D;
  readonly merged: D;
  readonly theirs: S;
}

/** A draft that the server keeps with a version, as one browser has it. */
export interface DraftState<D, S> {
  readonly draft: D;
  /** What it was changed from: the server's. */
  readonly base: D;
  /** Of the server's; undefined: none was begun. */
  readonly version: number | undefined;
  readonly conflict: DraftConflict<D, S> | null;
  /** `kept`: in this browser alone, as no answer came. */
  readonly state: 'idle' | 'kept' | 'saved' | 'saving';
  /** What was typed here before was brought back. */
  readonly isRestored: boolean;
}

/** What happens to a draft. `S`: what the server answers. */
export type DraftEvent<D, S> =
  | { readonly type: 'typed'; readonly values: Partial<D> }
  | {
      readonly type: 'told';
      readonly state: DraftState<D, S>['state'];
    }
  /** The server has `sent`. */
  | {
      readonly type: 'accepted';
      readonly sent: D;
      readonly version: number;
    }
  /** A newer one than this was made of; `other`: it as a draft. */
  | {
      readonly type: 'met';
      readonly theirs: S & { readonly version: number };
      readonly other: D;
    }
  /** The server's newest, and what is typed over it. */
  | {
      readonly type: 'rebased';
      readonly base: D;
      readonly draft: D;
      readonly version: number;
    }
  /** What this browser kept; `theirs`: the server's, null: nothing is asked, and what was typed here stands. */
  | {
      readonly type: 'restored';
      readonly base: D;
      readonly mine: D;
      readonly theirs: S | null;
    }
  /** The question which of two is meant is answered. */
  | { readonly type: 'settled'; readonly whose: 'mine' | 'theirs' };

/** The draft with some fields as another has them. */
export function withFields<D extends object>(
  draft: D,
  fields: readonly (keyof D & string)[],
  from: D,
): D {
  const taken = fields.map((field) => [field, from[field]] as const);
  return { ...draft, ...(Object.fromEntries(taken) as Partial<D>) };
}

function met<D extends object, S>(
  state: DraftState<D, S>,
  { other, theirs }: Extract<DraftEvent<D, S>, { readonly type: 'met' }>,
): DraftState<D, S> {
  const { base, draft } = state;
  const { both, merged } = mergeDrafts(base, draft, other);
  const next = { ...state, base: other, version: theirs.version };
  return both.length > 0
    ? { ...next, conflict: { fields: both, mine: draft, merged, theirs } }
    : { ...next, draft: merged };
}

function restored<D extends object, S>(
  state: DraftState<D, S>,
  kept: Extract<DraftEvent<D, S>, { readonly type: 'restored' }>,
): DraftState<D, S> {
  const { base, mine, theirs } = kept;
  if (isSameDraft(mine, state.draft)) return state;
  const { both, merged } = mergeDrafts(base, mine, state.draft);
  const next = { ...state, isRestored: true };
  if (both.length === 0) return { ...next, draft: merged };
  return theirs
    ? { ...next, conflict: { fields: both, mine, merged, theirs } }
    : { ...next, draft: withFields(merged, both, mine) };
}

function settled<D extends object, S>(
  state: DraftState<D, S>,
  whose: 'mine' | 'theirs',
): DraftState<D, S> {
  const { conflict } = state;
  if (!conflict) return state;
  const { fields, merged, mine } = conflict;
  const draft = whose === 'mine' ? withFields(merged, fields, mine) : merged;
  return { ...state, conflict: null, draft };
}

/** The draft after an event. What two changed in different ways becomes a question, and nothing typed is lost. */
export function reduceDraft<D extends object, S>(
  state: DraftState<D, S>,
  event: DraftEvent<D, S>,
): DraftState<D, S> {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: { ...state.draft, ...event.values } };
    case 'told':
      return { ...state, state: event.state };
    case 'accepted':
      return { ...state, base: event.sent, version: event.version };
    case 'met':
      return met(state, event);
    case 'rebased': {
      const { base, draft, version } = event;
      return { ...state, base, draft, version };
    }
    case 'restored':
      return restored(state, event);
    case 'settled':
      return settled(state, event.whose);
  }
}

/**
 * Whether an event changed what this browser must keep. A question that it raised is kept as it was typed: from the
 * draft it was made of, so that a reload asks again.
 */
export function isToKeep<D, S>(
  before: DraftState<D, S>,
  after: DraftState<D, S>,
): boolean {
  const isAsked = after.conflict !== null && after.conflict !== before.conflict;
  const isChanged = after.draft !== before.draft || after.base !== before.base;
  return isChanged && !isAsked;
}

/** A draft that nothing has happened to. `version`: of the server's. */
export const firstState = <D, S>(
  draft: D,
  base: D,
  version: number | undefined,
): DraftState<D, S> => ({
  draft,
  base,
  version,
  conflict: null,
  state: 'idle',
  isRestored: false,
});
