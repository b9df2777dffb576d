/** Where the draft is kept; what a later version keeps elsewhere is not mistaken for it. */
const KEY = 'sofra:checkout:1';

interface StoredDraft {
  readonly user: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly [more: string]: unknown;
}

/** What this browser keeps of a checkout (checkout-draft.ts knows what is in it); null without one. Browser only. */
export function storedDraft(): StoredDraft | null {
  try {
    const kept = JSON.parse(
      window.localStorage.getItem(KEY) ?? 'null',
    ) as Partial<StoredDraft> | null;
    return kept &&
      Number.isInteger(kept.user) &&
      kept.values &&
      typeof kept.values === 'object'
      ? (kept as StoredDraft)
      : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in the place of the last; a closed storage keeps nothing. */
export function storeDraft(draft: StoredDraft): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private mode or a full disk: the draft lives in the page.
  }
}

/** Logging out forgets it. */
export function forgetDraft(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
