import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asApiError } from '@/services/http/api-error';
import { isSameDraft, mergeDrafts } from '@/utils/application/merge-drafts';
import { followPage, Rest } from '@/utils/browser/sender';
import { guarded, noteThrow } from '@/utils/shell/guarded';
import {
  forgetApplication,
  keepApplication,
  keptApplication,
} from '@/utils/application/kept-draft';
import { useShell } from '@/contexts/shell-context';

/** What every kind of application has. */
interface Saved {
  readonly version: number;
}

interface DraftOptions<D extends object, S extends Saved> {
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
interface DraftConflict<D, S> {
  readonly fields: readonly (keyof D & string)[];
  readonly mine: D;
  readonly merged: D;
  readonly theirs: S;
}

/** What became of saving: `kept` is in this browser alone, as no answer came; `conflict` asks which of two. */
type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly error: unknown };

const CONFLICT = 409;

/** The newest one, which a refusal for a stale version brings along. */
function newestOf<S>(error: unknown): S | null {
  const refusal = asApiError(error);
  if (refusal?.status !== CONFLICT) return null;
  return (refusal.info.data as S | null) ?? null;
}

/** What was kept here over what the server has: one draft, or the question which of two is meant. */
function askAbout<D extends object, S>(
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
function settled<D extends object, S>(
  { fields, merged, mine }: DraftConflict<D, S>,
  whose: 'mine' | 'theirs',
): D {
  if (whose === 'theirs') return { ...merged };
  const own = Object.fromEntries(fields.map((field) => [field, mine[field]]));
  return { ...merged, ...(own as Partial<D>) };
}

/**
 * Saves what is typed when the page is hidden or left, when the network is back, and after a pause that grows while it is
 * kept here alone. Returns the way to save now: one after the other, and never rejecting, as what breaks is noted and
 * counts as kept.
 */
function useAutosave(parts: {
  /** There is something to save, and nothing is asked about it. */
  readonly isDue: () => boolean;
  readonly saveNewest: () => Promise<SaveOutcome>;
  readonly onBroken: () => void;
}): () => Promise<SaveOutcome> {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pause = useRef<Rest>(null);

  async function attempt(): Promise<SaveOutcome> {
    try {
      return await parts.saveNewest();
    } catch (error) {
      noteThrow(error);
      parts.onBroken();
      return { kind: 'kept' };
    }
  }

  function save(): Promise<SaveOutcome> {
    const next = queue.current.then(async () => {
      const outcome = await attempt();
      if (outcome.kind === 'kept') pause.current?.begin();
      else pause.current?.forget();
      return outcome;
    });
    queue.current = next;
    return next;
  }

  const saveDue = useEffectEvent(() => {
    if (parts.isDue()) void save();
  });
  useEffect(() => {
    const again = new Rest(() => saveDue());
    pause.current = again;
    const left = new AbortController();
    followPage(left.signal, {
      back: () => again.end(),
      leave: () => saveDue(),
    });
    return () => {
      again.stop();
      left.abort();
      saveDue();
    };
  }, []);
  return save;
}

/** Gives back, once, what the same person typed here and the server has not got. */
function useKeptApplication<D>(
  name: string,
  userId: number,
  bringBack: (kept: { readonly base: D; readonly mine: D }) => void,
): void {
  const restore = useEffectEvent(() => {
    const kept = keptApplication<D>(name, userId);
    if (kept) bringBack(kept);
  });
  // what an older page kept may have another shape: the form opens all the same
  useEffect(() => guarded(restore)(), []);
}

/**
 * A draft that the server keeps with a version. What is typed stays in this browser until the server has it, outlives
 * a reload and a lost network, and is laid over what was changed elsewhere meanwhile; what both changed is asked about.
 */
export function useApplicationDraft<D extends object, S extends Saved>(
  options: DraftOptions<D, S>,
) {
  const { application, first, name, queryKey, send, toDraft } = options;
  const client = useQueryClient();
  const userId = useShell().user?.id ?? 0;
  const [draft, setDraft] = useState(first);
  const [base, setBase] = useState(() =>
    application ? toDraft(application) : first,
  );
  const [conflict, setConflict] = useState<DraftConflict<D, S> | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'kept'>(
    'idle',
  );
  const [isRestored, setRestored] = useState(false);
  const now = useRef({ draft, base, version: application?.version });

  /** This browser keeps what the server has not got, and nothing else. */
  function keepHere(): void {
    const { base: from, draft: mine } = now.current;
    if (isSameDraft(mine, from)) forgetApplication(name);
    else keepApplication(name, { user: userId, base: from, mine });
  }

  function put(next: D): void {
    now.current.draft = next;
    setDraft(next);
    keepHere();
  }

  /** The server has this one. */
  function accept(saved: S, sent: D): void {
    now.current.version = saved.version;
    now.current.base = sent;
    keepHere();
    setBase(sent);
    client.setQueryData(queryKey, saved);
  }

  /** Lays what is here over another's newest; what both changed becomes a question. */
  function meet(theirs: S): boolean {
    const { base: from, draft: mine } = now.current;
    const other = toDraft(theirs);
    const { both, merged } = mergeDrafts(from, mine, other);
    now.current.version = theirs.version;
    now.current.base = other;
    setBase(other);
    client.setQueryData(queryKey, theirs);
    if (both.length > 0) {
      setConflict({ fields: both, mine, merged, theirs });
      return false;
    }
    put(merged);
    return true;
  }

  async function trySaving(again = true): Promise<SaveOutcome> {
    const sent = now.current.draft;
    setState('saving');
    try {
      accept(await send(sent, now.current.version), sent);
      setState('saved');
      return { kind: 'saved' };
    } catch (error) {
      const newest = newestOf<S>(error);
      if (newest) {
        setState('idle');
        if (!meet(newest)) return { kind: 'conflict' };
        return again ? trySaving(false) : { kind: 'kept' };
      }
      const failure = asApiError(error);
      if (!failure) noteThrow(error);
      const isRefused = (failure?.status ?? 0) > 0;
      setState(isRefused ? 'idle' : 'kept');
      return isRefused ? { kind: 'refused', error } : { kind: 'kept' };
    }
  }

  const isDirtyNow = (): boolean =>
    !isSameDraft(now.current.draft, now.current.base);
  /** Each with the newest of what is typed. Nothing to save is saved. */
  const save = useAutosave({
    isDue: () => isDirtyNow() && !conflict,
    saveNewest: async () =>
      now.current.version !== undefined && !isDirtyNow()
        ? { kind: 'saved' }
        : trySaving(),
    onBroken: () => setState('kept'),
  });

  useKeptApplication<D>(name, userId, (kept) => {
    if (isSameDraft(kept.mine, now.current.draft)) return;
    const asked = askAbout(kept, now.current.draft, application);
    setRestored(true);
    if ('fields' in asked) setConflict(asked);
    else put(asked.draft);
  });

  return {
    draft,
    isDirty: !isSameDraft(draft, base),
    state,
    /** What was typed here before was brought back. */
    isRestored,
    conflict,
    change: (next: Partial<D>) => put({ ...now.current.draft, ...next }),
    save,
    /** The newest of it, after what was just changed. */
    read: () => now.current.draft,
    version: () => now.current.version,
    accept,
    /** Answers the question: what is here, or what the other one has. */
    settle: (whose: 'mine' | 'theirs') => {
      if (!conflict) return;
      put(settled(conflict, whose));
      setConflict(null);
      void save();
    },
    meet,
  };
}
