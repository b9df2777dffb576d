import { useEffect, useSyncExternalStore } from 'react';
import { never } from '@/utils/never';
import { forgetSessionEnded, hasSessionEnded } from '@/utils/session-ended';

const unknown = (): boolean => false;

/** Whether a dead session led here; forgotten when the form that tells it goes. */
export function useSessionEnded(): boolean {
  useEffect(() => forgetSessionEnded, []);
  return useSyncExternalStore(never, hasSessionEnded, unknown);
}
