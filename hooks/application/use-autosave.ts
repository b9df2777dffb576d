import { useEffect, useEffectEvent, useRef } from 'react';
import { followPage, Rest } from '@/utils/browser/sender';
import { noteThrow } from '@/utils/shell/guarded';
import type { SaveOutcome } from './draft-options';

/**
 * Saves what is typed when the page is hidden or left, when the network is back, and after a pause that grows while it is
 * kept here alone. Returns the way to save now: one after the other, and never rejecting, as what breaks is noted and
 * counts as kept.
 */
export function useAutosave(parts: {
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
