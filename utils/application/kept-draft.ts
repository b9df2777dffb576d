/** What was typed and not saved, in this browser, of one person. */
interface KeptDraft<D> {
  readonly user: number;
  /** What it was changed from. */
  readonly base: D;
  readonly mine: D;
}

const LONGEST = 200_000;

const keyOf = (name: string): string => `application:${name}`;

/** Keeps what the server has not got yet. Browser only. */
export function keepApplication<D>(name: string, kept: KeptDraft<D>): void {
  const text = JSON.stringify(kept);
  try {
    if (text.length <= LONGEST) window.localStorage.setItem(keyOf(name), text);
  } catch {
    // a closed storage keeps nothing
  }
}

/** The server has it, or nobody wants it any more. Browser only. */
export function forgetApplication(name: string): void {
  try {
    window.localStorage.removeItem(keyOf(name));
  } catch {
    // nothing was kept
  }
}

/** What the same person left here; what somebody else left is forgotten. Browser only. */
export function keptApplication<D>(
  name: string,
  user: number,
): Pick<KeptDraft<D>, 'base' | 'mine'> | null {
  try {
    const kept = JSON.parse(
      window.localStorage.getItem(keyOf(name)) ?? 'null',
    ) as KeptDraft<D> | null;
    if (!kept) return null;
    if (kept.user === user) return kept;
  } catch {
    // not ours
  }
  forgetApplication(name);
  return null;
}
