import { FONT_FAMILY, typeScale } from './typography';

/** Any other with a brand's typeface. */
const OWN_FAMILY: { readonly base: string } = { base: FONT_FAMILY };

/** Measures that are not colours; each becomes a variable (`--mui-space-4`, `--mui-radius-card`, …). */
export const scales = {
  family: OWN_FAMILY,
  size: typeScale,
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: {
    card: '16px',
    panel: '20px',
    dialog: '24px',
    field: '12px',
    mark: '6px',
    pill: '999px',
  },
  layout: {
    content: '1280px',
    gutterWide: '32px',
    gutterMiddle: '24px',
    gutterPhone: '16px',
    headerWide: '72px',
    headerNarrow: '56px',
  },
  pace: {
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fast: '120ms',
    mid: '200ms',
  },
} as const;

export type Scales = typeof scales;
