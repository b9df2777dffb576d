import { useEffect } from 'react';
import { whenIdle } from '@/utils/browser/when-idle';

/**
 * Keeps the theme true while the page is open (utils/shell/follow-theme.ts, loaded after it). Once, beside every
 * page.
 */
export function useThemeFollower(): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const callOff = whenIdle(() => {
      import('@/utils/shell/follow-theme')
        .then(({ followTheme }) => {
          if (!isOver) stop = followTheme();
        })
        .catch((error: unknown) =>
          console.warn('The theme is not followed.', error),
        );
    });
    return () => {
      isOver = true;
      callOff();
      stop?.();
    };
  }, []);
}
