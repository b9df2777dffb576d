import type {} from '@mui/material/themeCssVarsAugmentation';
import type { SchemePalette } from './palette';
import type { Scales } from './scales';

type Own = Pick<
  SchemePalette,
  | 'outline'
  | 'inverse'
  | 'star'
  | 'heart'
  | 'leaf'
  | 'scrim'
  | 'picture'
  | 'map'
> & { readonly shadow: SchemePalette['shadow'] };

declare module '@mui/material/styles' {
  interface Palette extends Own {}
  interface PaletteOptions extends Partial<Own> {}
  interface PaletteColor {
    soft: string;
    onSoft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    onSoft?: string;
  }
  interface TypeBackground {
    raised: string;
    sunk: string;
    sunkHover: string;
    lifted: string;
    hovered: string;
  }
  interface Theme extends Scales {}
  interface ThemeOptions extends Partial<Scales> {}
}
