import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { clientCache } from '@/styles/emotion-cache';
import { createAppTheme } from '@/styles/theme/theme';
import { directionOf } from '@/utils/i18n/locales';
import { useServerEmotionCache } from './emotion-cache-context';
import { useShell } from './shell-context';
import '@/styles/tokens-mui.module.css';

/**
 * MUI's cache and theme around an island: every page or lazily loaded widget that uses MUI stands in one, so that
 * pages without MUI ship none of it.
 */
export function MuiRoot({ children }: Readonly<{ children: ReactNode }>) {
  const serverCache = useServerEmotionCache();
  const direction = directionOf(useShell().lang);
  const theme = useMemo(() => createAppTheme(direction), [direction]);
  const cache = serverCache ?? clientCache(direction);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
