import { useCallback } from 'react';
import { useShell } from '@/contexts/shell-context';
import { useBrowserValue } from '@/hooks/browser/use-browser-value';
import { onKeptNews } from '@/utils/browser/page-shown';
import {
  chooseTheme,
  chosenTheme,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from '@/utils/shell/theme-mode';

/** Heard in this tab, too: choosing says so to all of them (utils/shell/theme-mode.ts). */
function subscribe(listener: () => void): () => void {
  return onKeptNews((key) => {
    if (key === null || key === THEME_STORAGE_KEY) listener();
  });
}

const choiceNow = (): ThemeChoice => chosenTheme() ?? 'system';

/** Light, dark or the system's, as this browser's reader chose it, and the way to choose; kept for the next visit. */
export function useThemeChoice(): {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
} {
  const { theme } = useShell();
  const choice = useBrowserValue(subscribe, choiceNow, theme ?? 'system');
  const choose = useCallback((next: ThemeChoice) => chooseTheme(next), []);
  return { choice, choose };
}
