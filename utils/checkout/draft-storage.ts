import { keptValue } from '@/utils/browser/kept';

interface StoredDraft {
  readonly user: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly [more: string]: unknown;
}

function parseDraft(value: unknown): StoredDraft | null {
  const kept = value as Partial<StoredDraft> | null;
  return Number.isInteger(kept?.user) && typeof kept?.values === 'object'
    ? (kept as StoredDraft)
    : null;
}

const draft = keptValue('local', 'sofra:checkout:1', parseDraft);

/** What this browser keeps of a checkout (checkout-draft.ts knows what is in it); null without one. Browser only. */
export const storedDraft = draft.read;

/** Keeps a draft in the place of the last. */
export const storeDraft = (kept: StoredDraft): boolean => draft.keep(kept);

/** Logging out forgets it. */
export const forgetDraft = draft.forget;
