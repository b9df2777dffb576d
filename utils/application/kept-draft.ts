import { keptValue } from '@/utils/browser/kept';

/** What was typed and not saved, in this browser, of one person. */
interface KeptDraft<D> {
  readonly user: number;
  /** What it was changed from. */
  readonly base: D;
  readonly mine: D;
}

const LONGEST = 200_000;

/** The drafts of an application are one type, and its server checks what it is sent. */
const draftOf = <D>(name: string) =>
  keptValue(
    'local',
    `application:${name}`,
    (kept) => kept as KeptDraft<D> | null,
    LONGEST,
  );

/** Keeps what the server has not got yet. Browser only. */
export function keepApplication<D>(name: string, kept: KeptDraft<D>): void {
  draftOf<D>(name).keep(kept);
}

/** The server has it, or nobody wants it any more. Browser only. */
export function forgetApplication(name: string): void {
  draftOf(name).forget();
}

/** What the same person left here; what somebody else left is forgotten. Browser only. */
export function keptApplication<D>(
  name: string,
  user: number,
): Pick<KeptDraft<D>, 'base' | 'mine'> | null {
  const kept = draftOf<D>(name).read();
  if (kept?.user === user) return kept;
  forgetApplication(name);
  return null;
}
