import { onKeptNews } from '@/utils/browser/page-shown';
import {
  chosenTheme,
  showTheme,
  THEME_ATTRIBUTE,
  THEME_STORAGE_KEY,
} from './theme-mode';

/** The browser's own frame in the colour of the header. */
function paintBrowser(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(
    '--surface',
  );
  if (!colour) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', colour);
}

/**
 * Keeps the theme up to date from now on: it follows the system until somebody chooses, and what is chosen in another
 * tab at once; the browser's frame follows the theme. Returns the way to stop.
 */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void =>
    showTheme(chosenTheme() ?? (system.matches ? 'dark' : 'light'));
  const observer = new MutationObserver(paintBrowser);
  const attributeFilter = [THEME_ATTRIBUTE];
  observer.observe(document.documentElement, { attributeFilter });
  // what changed before this page came alive
  follow();
  paintBrowser();
  const over = new AbortController();
  system.addEventListener('change', follow, over);
  const stopNews = onKeptNews((key) => {
    if (key === null || key === THEME_STORAGE_KEY) follow();
  });
  return () => {
    stopNews();
    observer.disconnect();
    over.abort();
  };
}
