import { useEffect, useSyncExternalStore } from 'react';
import { neverChanges } from '@/utils/browser/never-changes';
import {
  forgetSessionEnded,
  hasSessionEnded,
} from '@/utils/browser/session-ended';

const unknown = (): boolean => false;

/** Whether an expired session led here; forgotten when the form that says so unmounts. */
export function useSessionEnded(): boolean {
  useEffect(() => forgetSessionEnded, []);
  return useSyncExternalStore(neverChanges, hasSessionEnded, unknown);
}
