import { rememberChoice, rememberedChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

/** Whether visits may be counted; null: not answered yet. */
export type Consent = 'no' | 'yes' | null;

const listeners = new Set<() => void>();

/** What this browser's visitor has answered; browser only. */
export function readConsent(): Consent {
  const kept = rememberedChoice(COOKIES.consent);
  return kept === 'yes' || kept === 'no' ? kept : null;
}

/** Keeps an answer for a year; browser only. */
export function giveConsent(consent: 'no' | 'yes'): void {
  rememberChoice(COOKIES.consent, consent);
  for (const listener of listeners) listener();
}

/** Tells when it is answered in this tab, or may have been in another. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
