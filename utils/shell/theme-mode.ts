type ThemeMode = 'dark' | 'light';

/** Where MUI keeps the mode and what the first script of the page reads. */
export const THEME_STORAGE_KEY = 'mui-mode';
export const THEME_ATTRIBUTE = 'data-theme';

export function isTheme(value: string | null): value is ThemeMode {
  return value === 'dark' || value === 'light';
}

/** The theme that is shown now; browser only. */
export function shownTheme(): ThemeMode {
  const value = document.documentElement.getAttribute(THEME_ATTRIBUTE);
  return value === 'dark' ? 'dark' : 'light';
}

/** What this browser's reader chose; null: nothing, so the system decides. */
export function chosenTheme(): ThemeMode | null {
  try {
    const value = window.localStorage.getItem(THEME_STORAGE_KEY);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}

export function showTheme(mode: ThemeMode): void {
  document.documentElement.setAttribute(THEME_ATTRIBUTE, mode);
}

/** Shows the theme from now on, at the next visit and in MUI's islands, which listen to the storage as other tabs do. */
export function chooseTheme(mode: ThemeMode): void {
  showTheme(mode);
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, mode);
  } catch (error) {
    console.warn('The theme is not kept: the storage refuses.', error);
  }
  window.dispatchEvent(
    new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: mode }),
  );
}
