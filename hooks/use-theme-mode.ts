import { useCallback, useSyncExternalStore } from 'react';

/** Where MUI keeps the mode and what the first script of the page reads. */
const STORAGE_KEY = 'mui-mode';
const ATTRIBUTE = 'data-theme';

type Mode = 'dark' | 'light';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  const followOtherTab = ({ key, newValue }: StorageEvent): void => {
    if (key === STORAGE_KEY && (newValue === 'dark' || newValue === 'light'))
      document.documentElement.setAttribute(ATTRIBUTE, newValue);
  };
  window.addEventListener('storage', followOtherTab);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', followOtherTab);
  };
}

const isDarkNow = (): boolean =>
  document.documentElement.getAttribute(ATTRIBUTE) === 'dark';
const unknown = (): boolean => false;

function apply(mode: Mode): void {
  document.documentElement.setAttribute(ATTRIBUTE, mode);
  try {
    window.localStorage.setItem(STORAGE_KEY, mode);
  } catch (error) {
    console.warn('The theme is not kept: the storage refuses.', error);
  }
}

/** The theme that is shown and the way to the other one, kept for the next visit; light until hydrated. */
export function useThemeMode(): { dark: boolean; toggle: () => void } {
  const dark = useSyncExternalStore(subscribe, isDarkNow, unknown);
  const toggle = useCallback(() => apply(isDarkNow() ? 'light' : 'dark'), []);
  return { dark, toggle };
}
