import type { ThemeOptions } from '@mui/material/styles';

const panel = {
  backgroundColor: 'var(--raised)',
  backgroundImage: 'none',
  borderRadius: 'var(--r-card)',
  boxShadow: 'inset 0 0 0 1px var(--line), var(--shadow-2)',
} as const;

/** Dialogs, sheets, popovers and menus as in the mockups. */
export const overlayOverrides: ThemeOptions['components'] = {
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
