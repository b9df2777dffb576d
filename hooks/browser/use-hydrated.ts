import { neverChanges } from '@/utils/browser/never-changes';
import { useBrowserValue } from './use-browser-value';

const yes = (): boolean => true;

/** False on the server and in the first render, true soon after: for what only a browser knows. */
export function useHydrated(): boolean {
  return useBrowserValue(neverChanges, yes, false);
}
