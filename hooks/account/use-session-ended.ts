import { useEffect, useSyncExternalStore } from 'react';
import { neverChanges } from '@/utils/browser/never-changes';
import {
  forgetSessionEnded,
  hasSessionEnded,
} from '@/utils/browser/session-ended';

const unknown = (): boolean => false;

/** Whether a dead session led here; forgotten when the form that tells it goes. */
export function useSessionEnded(): boolean {
  useEffect(() => forgetSessionEnded, []);
  return useSyncExternalStore(neverChanges, hasSessionEnded, unknown);
}
