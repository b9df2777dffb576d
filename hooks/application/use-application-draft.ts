import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { asApiError } from '@/services/http/api-error';
import { noteThrow } from '@/utils/shell/guarded';
import {
  forgetApplication,
  keepApplication,
} from '@/utils/application/kept-draft';
import { isSameDraft, mergeDrafts } from '@/utils/application/merge-drafts';
import {
  askAbout,
  type DraftConflict,
  type DraftOptions,
  newestOf,
  type Saved,
  type SaveOutcome,
  settled,
} from './draft-options';
import { useAutosave } from './use-autosave';
import { useKeptApplication } from './use-kept-application';

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
