import {
  createTheme,
  type Shadows,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import './augmentation';
import { darkPalette, lightPalette, type SchemePalette } from './palette';
import { scales } from './scales';
import { FONT_FAMILY, typography } from './typography';

/** Fields as in the mockups: 52 px, radius 12, the edge drawn inside, the label above. */
const fieldOverrides: ThemeOptions['components'] = {
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      fullWidth: true,
      slotProps: { inputLabel: { shrink: true } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: 6,
        fontSize: 'var(--t-14)',
        fontWeight: 600,
        lineHeight: 1.45,
        color: 'var(--ink)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 52,
        borderRadius: 'var(--r-field)',
        backgroundColor: 'var(--surface)',
        color: 'var(--ink)',
        fontSize: 'var(--field-text)',
        lineHeight: '24px',
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--ink-soft)',
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--primary)',
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--error)',
          borderWidth: 2,
        },
      },
      input: {
        height: 24,
        padding: '14px 16px',
        '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 },
      },
      notchedOutline: {
        top: 0,
        borderColor: 'var(--control)',
        '& legend': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        color: 'var(--ink-soft)',
        '&.Mui-error': { color: 'var(--error)' },
      },
    },
  },
  MuiSelect: {
    styleOverrides: { icon: { color: 'var(--ink-soft)', insetInlineEnd: 12 } },
  },
};

const panel = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  borderRadius: 'var(--r-card)',
  boxShadow: 'inset 0 0 0 1px var(--line), var(--shadow-2)',
} as const;

/** Dialogs, sheets, popovers and menus as in the mockups. */
const overlayOverrides: ThemeOptions['components'] = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none', color: 'var(--ink)' },
    },
  },
  MuiBackdrop: {
    // The first time it lies there already, behind what is waited in (components/ui/waiting-box).
    defaultProps: { appear: false },
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 32,
        backgroundColor: 'var(--surface)',
        borderRadius: 'var(--r-dialog)',
        boxShadow: 'var(--shadow-2)',
        '@media (max-width: 600px)': { margin: 16 },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--surface)',
        boxShadow: 'var(--shadow-2)',
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...panel, padding: 8 } } },
  MuiMenu: {
    styleOverrides: { paper: panel, list: { padding: 0 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 48,
        paddingInline: 12,
        borderRadius: 10,
        fontSize: '0.9375rem',
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--hovered)',
        },
      },
    },
  },
};

/** MUI takes the outline away from its buttons; ours is the product's ring, without ripples. */
const buttonBaseOverrides: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': {
          outline: '3px solid var(--primary)',
          outlineOffset: 2,
        },
      },
    },
  },
};

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
