import { useCallback } from 'react';
import {
  chooseTheme,
  shownTheme,
  THEME_ATTRIBUTE,
} from '@/utils/shell/theme-mode';
import { useBrowserValue } from '@/hooks/browser/use-browser-value';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const attributeFilter = [THEME_ATTRIBUTE];
  observer.observe(document.documentElement, { attributeFilter });
  return () => observer.disconnect();
}

const isDarkNow = (): boolean => shownTheme() === 'dark';

/** The theme that is shown and the way to the other one, kept for the next visit; light until hydrated. */
export function useThemeMode(): { dark: boolean; toggle: () => void } {
  const dark = useBrowserValue(subscribe, isDarkNow, false);
  const toggle = useCallback(
    () => chooseTheme(isDarkNow() ? 'light' : 'dark'),
    [],
  );
  return { dark, toggle };
}
