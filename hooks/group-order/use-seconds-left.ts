import { useSyncExternalStore } from 'react';
import { secondsUntil } from '@/utils/group-order/group-time';
import { neverChanges } from '@/utils/browser/never-changes';

const SECOND_MS = 1_000;

function eachSecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment, second by second; null without one and in the page that the server sends. */
export function useSecondsLeft(moment: string | null): number | null {
  return useSyncExternalStore(
    moment === null ? neverChanges : eachSecond,
    () => (moment === null ? null : secondsUntil(moment, Date.now())),
    () => null,
  );
}

/** Whether a moment has passed; changes once. False without one and in the page that the server sends. */
export function useHasPassed(moment: string | null): boolean {
  return useSyncExternalStore(
    moment === null ? neverChanges : eachSecond,
    () => moment !== null && secondsUntil(moment, Date.now()) === 0,
    () => false,
  );
}
