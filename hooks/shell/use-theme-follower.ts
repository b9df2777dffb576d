import { useEffect } from 'react';
import { followTheme } from '@/utils/shell/follow-theme';

/** Keeps the theme true while the page is open. Once, beside every page, in what is loaded after it. */
export function useThemeFollower(): void {
  useEffect(followTheme, []);
}
