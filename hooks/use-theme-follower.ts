import { useEffect } from 'react';

/** Keeps the theme true while the page is open (utils/follow-theme, loaded after it). Once, beside every page. */
export function useThemeFollower(): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    import('@/utils/follow-theme')
      .then(({ followTheme }) => {
        if (!isOver) stop = followTheme();
      })
      .catch((error: unknown) =>
        console.warn('The theme is not followed.', error),
      );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
