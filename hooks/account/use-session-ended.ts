import { useEffect, useSyncExternalStore } from 'react';
import { never } from '@/utils/browser/never-changes';
import {
  forgetSessionEnded,
  hasSessionEnded,
} from '@/utils/browser/session-ended';

const unknown = (): boolean => false;

/** Whether a dead session led here; forgotten when the form that tells it goes. */
export function useSessionEnded(): boolean {
  useEffect(() => forgetSessionEnded, []);
  return useSyncExternalStore(never, hasSessionEnded, unknown);
}
