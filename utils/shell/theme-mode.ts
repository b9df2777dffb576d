import Cookies from 'js-cookie';
import { keptText } from '@/utils/browser/kept';
import { COOKIES } from '@/utils/constants/cookies';

export type ThemeMode = 'dark' | 'light';

/** What a reader can choose; the system decides by itself between the two modes. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Where MUI keeps the mode and what the first script of the page reads. */
export const THEME_STORAGE_KEY = 'mui-mode';
export const THEME_ATTRIBUTE = 'data-theme';

export function isTheme(value: string | null | undefined): value is ThemeMode {
  return value === 'dark' || value === 'light';
}

/** The theme that is shown now; browser only. */
export function shownTheme(): ThemeMode {
  const value = document.documentElement.getAttribute(THEME_ATTRIBUTE);
  return value === 'dark' ? 'dark' : 'light';
}

/** What was chosen without script (server/ssr/form/account/settings-form.ts). */
function cookieTheme(): ThemeMode | null {
  const mode = Cookies.get(COOKIES.theme);
  return isTheme(mode) ? mode : null;
}

/** What this browser's reader chose; null: nothing, or the system's, so the system decides. */
export function chosenTheme(): ThemeMode | null {
  const value = keptText('local', THEME_STORAGE_KEY).read();
  if (value === 'system') return null;
  return isTheme(value) ? value : cookieTheme();
}

/** The theme that the system asks for; browser only. */
function systemTheme(): ThemeMode {
  const { matches } = window.matchMedia('(prefers-color-scheme: dark)');
  return matches ? 'dark' : 'light';
}

export function showTheme(mode: ThemeMode): void {
  document.documentElement.setAttribute(THEME_ATTRIBUTE, mode);
}

/** Shows the theme from now on, at the next visit and in MUI's islands, which listen to the storage as other tabs do. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice === 'system' ? systemTheme() : choice);
  if (!keptText('local', THEME_STORAGE_KEY).keep(choice))
    console.warn('The theme is kept by this tab alone.');
  window.dispatchEvent(
    new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: choice }),
  );
}
