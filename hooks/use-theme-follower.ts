import { useEffect } from 'react';
import {
  chosenTheme,
  DARK_QUERY,
  isTheme,
  paintBrowser,
  showTheme,
  THEME_ATTRIBUTE,
  THEME_STORAGE_KEY,
} from '@/utils/theme-mode';

/**
 * Keeps the theme true while the page is open: it follows the system until somebody chooses, and what is chosen in
 * another tab at once; the browser's frame follows the theme. Once, beside every page.
 */
export function useThemeFollower(): void {
  useEffect(() => {
    const system = window.matchMedia(DARK_QUERY);
    const follow = (): void =>
      showTheme(chosenTheme() ?? (system.matches ? 'dark' : 'light'));
    const followTab = ({ key, newValue }: StorageEvent): void => {
      if (key === THEME_STORAGE_KEY && isTheme(newValue)) showTheme(newValue);
      // null: everything was cleared
      else if (key === null || key === THEME_STORAGE_KEY) follow();
    };
    const observer = new MutationObserver(paintBrowser);
    const attributeFilter = [THEME_ATTRIBUTE];
    observer.observe(document.documentElement, { attributeFilter });
    // what changed before this page came alive
    follow();
    paintBrowser();
    system.addEventListener('change', follow);
    window.addEventListener('storage', followTab);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', follow);
      window.removeEventListener('storage', followTab);
    };
  }, []);
}
