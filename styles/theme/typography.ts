import type { ThemeOptions } from '@mui/material/styles';

export const FONT_FAMILY =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans Arabic", sans-serif';

/** The seven sizes of the product, in rem so that they follow the reader's setting. */
export const typeScale = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  40: '2.5rem',
} as const;

const heading = { fontWeight: 700, lineHeight: 1.2 } as const;

export const typography: ThemeOptions['typography'] = {
  fontFamily: FONT_FAMILY,
  h1: { ...heading, fontSize: typeScale[40] },
  h2: { ...heading, fontSize: typeScale[24] },
  h3: { ...heading, fontSize: typeScale[20] },
  h4: { ...heading, fontSize: typeScale[16] },
  h5: { ...heading, fontSize: typeScale[16] },
  h6: { ...heading, fontSize: typeScale[16] },
  body1: { fontSize: typeScale[16], lineHeight: 1.5 },
  body2: { fontSize: typeScale[14], lineHeight: 1.45 },
  button: { fontWeight: 600, fontSize: typeScale[16], textTransform: 'none' },
  caption: { fontSize: typeScale[12] },
};
