import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import './augmentation';
import { darkPalette, lightPalette } from './palette';
import { scales } from './scales';
import { typography } from './typography';
import { buttonBaseOverrides } from './components/button-base';
import { fieldOverrides } from './components/field';
import { overlayOverrides } from './components/overlay';

export type Direction = 'ltr' | 'rtl';

const shadows = Array.from({ length: 25 }, (_, level) =>
  level === 0 ? 'none' : 'var(--mui-palette-shadow-overlay)',
) as Shadows;

function buildTheme(direction: Direction): Theme {
  return createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-theme',
      disableCssColorScheme: false,
    },
    direction,
    colorSchemes: {
      light: { palette: lightPalette },
      dark: { palette: darkPalette },
    },
    ...scales,
    typography,
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 12 },
    shadows,
    breakpoints: { values: { xs: 0, sm: 601, md: 900, lg: 1140, xl: 1440 } },
    components: {
      ...buttonBaseOverrides,
      ...fieldOverrides,
      ...overlayOverrides,
    },
  });
}

const built = new Map<Direction, Theme>();

/** The one MUI theme in a writing direction; it holds no request's data, so it is built once. */
export function createAppTheme(direction: Direction): Theme {
  const known = built.get(direction);
  if (known) return known;
  const theme = buildTheme(direction);
  built.set(direction, theme);
  return theme;
}
