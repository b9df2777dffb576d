import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asApiError } from '@/services/http/api-error';
import {
  type DraftEvent,
  firstState,
  isSameDraft,
  isToKeep,
  reduceDraft,
} from '@/utils/application/draft-store';
import { followPage, Rest } from '@/utils/browser/sender';
import { guarded, noteThrow } from '@/utils/shell/guarded';
import { keptValue } from '@/utils/browser/kept';
import { useShell } from '@/contexts/shell-context';

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

/** Keeps what the server has not got yet. */
function keepApplication<D>(name: string, kept: KeptDraft<D>): void {
  draftOf<D>(name).keep(kept);
}

/** The server has it, or nobody wants it any more. */
function forgetApplication(name: string): void {
  draftOf(name).forget();
}

/** What the same person left here; what somebody else left is forgotten. */
function keptApplication<D>(
  name: string,
  user: number,
): Pick<KeptDraft<D>, 'base' | 'mine'> | null {
  const kept = draftOf<D>(name).read();
  if (kept?.user === user) return kept;
  forgetApplication(name);
  return null;
}

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
  const [state, setState] = useState(() =>
    firstState<D, S>(
      first,
      application ? toDraft(application) : first,
      application?.version,
    ),
  );
  const now = useRef(state);

  /** This browser keeps what the server has not got, and nothing else. */
  function keepHere(): void {
    const { base, draft: mine } = now.current;
    if (isSameDraft(mine, base)) forgetApplication(name);
    else keepApplication(name, { user: userId, base, mine });
  }

  function dispatch(event: DraftEvent<D, S>): void {
    const before = now.current;
    now.current = reduceDraft(before, event);
    if (isToKeep(before, now.current)) keepHere();
    setState(now.current);
  }

  /** The server has this one. */
  function accept(saved: S, sent: D): void {
    dispatch({ type: 'accepted', sent, version: saved.version });
    client.setQueryData(queryKey, saved);
  }

  /** Lays what is here over another's newest; what both changed becomes a question. Answers whether there is none. */
  function meet(theirs: S): boolean {
    const { conflict } = now.current;
    dispatch({ type: 'met', theirs, other: toDraft(theirs) });
    client.setQueryData(queryKey, theirs);
    return now.current.conflict === conflict;
  }

  async function trySaving(again = true): Promise<SaveOutcome> {
    const sent = now.current.draft;
    dispatch({ type: 'told', state: 'saving' });
    try {
      accept(await send(sent, now.current.version), sent);
      dispatch({ type: 'told', state: 'saved' });
      return { kind: 'saved' };
    } catch (error) {
      const newest = newestOf<S>(error);
      if (newest) {
        dispatch({ type: 'told', state: 'idle' });
        if (!meet(newest)) return { kind: 'conflict' };
        return again ? trySaving(false) : { kind: 'kept' };
      }
      const failure = asApiError(error);
      if (!failure) noteThrow(error);
      const isRefused = (failure?.status ?? 0) > 0;
      dispatch({ type: 'told', state: isRefused ? 'idle' : 'kept' });
      return isRefused ? { kind: 'refused', error } : { kind: 'kept' };
    }
  }

  const isDirtyNow = (): boolean =>
    !isSameDraft(now.current.draft, now.current.base);
  /** Each with the newest of what is typed. Nothing to save is saved. */
  const save = useAutosave({
    isDue: () => isDirtyNow() && !now.current.conflict,
    saveNewest: async () =>
      now.current.version !== undefined && !isDirtyNow()
        ? { kind: 'saved' }
        : trySaving(),
    onBroken: () => dispatch({ type: 'told', state: 'kept' }),
  });

  useKeptApplication<D>(name, userId, (kept) =>
    dispatch({ type: 'restored', ...kept, theirs: application }),
  );

  return {
    ...state,
    isDirty: !isSameDraft(state.draft, state.base),
    change: (values: Partial<D>) => dispatch({ type: 'typed', values }),
    save,
    /** The newest of it, after what was just changed. */
    read: () => now.current.draft,
    version: () => now.current.version,
    accept,
    /** Answers the question: what is here, or what the other one has. */
    settle: (whose: 'mine' | 'theirs') => {
      if (!now.current.conflict) return;
      dispatch({ type: 'settled', whose });
      void save();
    },
    meet,
  };
}
