import { useEffect, useSyncExternalStore } from 'react';
import { neverChanges } from '@/utils/browser/never-changes';
import { sessionEnded } from '@/utils/browser/tab-marks';

const hasEnded = (): boolean => sessionEnded.read() !== null;
const unknown = (): boolean => false;

/** Whether an expired session led here; forgotten when the form that says so unmounts. */
export function useSessionEnded(): boolean {
  useEffect(() => sessionEnded.forget, []);
  return useSyncExternalStore(neverChanges, hasEnded, unknown);
}
