import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import './augmentation';
import { darkPalette, lightPalette, type SchemePalette } from './palette';
import { scales } from './scales';
import { FONT_FAMILY, typography } from './typography';
import { buttonBaseOverrides } from './components/button-base';
import { fieldOverrides } from './components/field';
import { overlayOverrides } from './components/overlay';

export type Direction = 'ltr' | 'rtl';

const shadows = Array.from({ length: 25 }, (_, level) =>
  level === 0 ? 'none' : 'var(--mui-palette-shadow-overlay)',
) as Shadows;

/** What a brand changes of the theme. */
export interface Look {
  readonly light: SchemePalette;
  readonly dark: SchemePalette;
  readonly fontFamily: string;
}

const OWN_LOOK: Look = {
  light: lightPalette,
  dark: darkPalette,
  fontFamily: FONT_FAMILY,
};

/** The theme in a writing direction and a look. */
export function buildTheme(direction: Direction, look = OWN_LOOK): Theme {
  return createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-theme',
      disableCssColorScheme: false,
    },
    direction,
    colorSchemes: {
      light: { palette: look.light },
      dark: { palette: look.dark },
    },
    ...scales,
    family: { base: look.fontFamily },
    typography: { ...typography, fontFamily: look.fontFamily },
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

/** The one MUI theme in a writing direction; it holds no request's data, so it is built once. Colours are variables, which a brand's stylesheet sets anew. */
export function createAppTheme(direction: Direction): Theme {
  const known = built.get(direction);
  if (known) return known;
  const theme = buildTheme(direction);
  built.set(direction, theme);
  return theme;
}
