import { useBrowserValue } from '@/hooks/browser/use-browser-value';
import { type Consent, onConsent, readConsent } from '@/utils/shell/consent';

/** Whether visits may be counted; undefined until the browser has been asked. */
export function useConsent(): Consent | undefined {
  return useBrowserValue<Consent | undefined>(
    onConsent,
    readConsent,
    undefined,
  );
}
