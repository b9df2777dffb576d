import type { QueryKey } from '@tanstack/react-query';
import { asApiError } from '@/services/http/api-error';
import { mergeDrafts } from '@/utils/application/merge-drafts';

/** What every kind of application has. */
export interface Saved {
  readonly version: number;
}

export interface DraftOptions<D extends object, S extends Saved> {
  /** Of what is kept in this browser. */
  readonly name: string;
  /** As the server has it; null: none was begun. */
  readonly application: S | null;
  readonly queryKey: QueryKey;
  /** What the form begins with: the server's, or with what was posted without script. */
  readonly first: D;
  readonly toDraft: (application: S) => D;
  readonly send: (draft: D, version: number | undefined) => Promise<S>;
}

/** Another tab or device changed the same fields. */
export interface DraftConflict<D, S> {
  readonly fields: readonly (keyof D & string)[];
  readonly mine: D;
  readonly merged: D;
  readonly theirs: S;
}

/** What became of saving: `kept` is in this browser alone, as no answer came; `conflict` asks which of two. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly error: unknown };

const CONFLICT = 409;

/** The newest one, which a refusal for a stale version brings along. */
export function newestOf<S>(error: unknown): S | null {
  const refusal = asApiError(error);
  if (refusal?.status !== CONFLICT) return null;
  return (refusal.info.data as S | null) ?? null;
}

/** What was kept here over what the server has: one draft, or the question which of two is meant. */
export function askAbout<D extends object, S>(
  { base, mine }: { readonly base: D; readonly mine: D },
  now: D,
  theirs: S | null,
): DraftConflict<D, S> | { readonly draft: D } {
  const { both, merged } = mergeDrafts(base, mine, now);
  if (both.length === 0) return { draft: merged };
  return theirs
    ? { fields: both, mine, merged, theirs }
    : { draft: { ...merged, ...mine } };
}

/** The draft after the question was answered. */
export function settled<D extends object, S>(
  { fields, merged, mine }: DraftConflict<D, S>,
  whose: 'mine' | 'theirs',
): D {
  if (whose === 'theirs') return { ...merged };
  const own = Object.fromEntries(fields.map((field) => [field, mine[field]]));
  return { ...merged, ...(own as Partial<D>) };
}
