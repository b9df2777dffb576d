import type { ThemeOptions } from '@mui/material/styles';

/** MUI takes the outline away from its buttons; ours is the product's ring, without ripples. */
export const buttonBaseOverrides: ThemeOptions['components'] = {
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
