import type { RootState } from './store';

/** What this browser keeps has been read and laid under the state (redux/persistence.ts). */
export function isRead(state: RootState): boolean {
  const { _persist: kept } = state as { _persist?: { rehydrated?: boolean } };
  return kept?.rehydrated === true;
}
