import {
  darken,
  getContrastRatio,
  hexToRgb,
  lighten,
  rgbToHex,
} from '@mui/material/styles';
import type {
  BrandColours,
  BrandToken,
  SchemeColours,
} from '@/utils/shell/brand-colours';
import { darkPalette, lightPalette, type SchemePalette } from './palette';

export interface Palettes {
  readonly light: SchemePalette;
  readonly dark: SchemePalette;
}

const OWN: Palettes = { light: lightPalette, dark: darkPalette };

const TEXT = 4.5;
/** Of the edge of a field, and of a sign that is no text. */
const SHAPE = 3;
/** More than text needs: a made colour lies on grounds that are a little lighter, too. */
const MADE = 5;
const STEP = 0.04;
const STEPS = 25;

const hex = (colour: string): string => rgbToHex(colour).toUpperCase();
const darker = (colour: string, by: number): string => hex(darken(colour, by));
const lighter = (colour: string, by: number): string =>
  hex(lighten(colour, by));
const ratio = (one: string, other: string): number =>
  getContrastRatio(hexToRgb(one), hexToRgb(other));

/** The first of ever stronger changes of the colour that is legible on the ground; the strongest where none is. */
function legible(
  colour: string,
  ground: string,
  change: (colour: string, by: number) => string,
): string {
  for (let step = 0; step < STEPS; step += 1) {
    const made = change(colour, step * STEP);
    if (ratio(made, ground) >= MADE) return made;
  }
  return change(colour, 1);
}

/** White or the ink of pictures, whichever is read better on it. */
const inkOn = (ground: string): string => {
  const { ink, paper } = lightPalette.picture;
  return ratio(paper, ground) >= TEXT ? paper : ink;
};

function lightTones(main: string): SchemeColours {
  const soft = lighter(main, 0.89);
  const ink = inkOn(main);
  const isDark = ink === lightPalette.picture.paper;
  return {
    primary: main,
    'primary-hover': isDark ? darker(main, 0.13) : lighter(main, 0.16),
    'on-primary': ink,
    'primary-soft': soft,
    'on-primary-soft': legible(main, soft, darker),
  };
}

function darkTones(main: string): SchemeColours {
  const soft = darker(main, 0.78);
  return {
    primary: main,
    'primary-hover': lighter(main, 0.16),
    'on-primary': inkOn(main),
    'primary-soft': soft,
    'on-primary-soft': legible(main, soft, lighter),
  };
}

/** What the brand says, over what follows from its primary colour. */
function toned({ dark, light }: BrandColours): BrandColours {
  const day = light.primary;
  const ground = dark.raised ?? darkPalette.background.raised;
  const night = dark.primary ?? (day && legible(day, ground, lighter));
  return {
    light: { ...(day && lightTones(day)), ...light },
    dark: { ...(night && darkTones(night)), ...dark },
  };
}

function paletteOf(own: SchemePalette, said: SchemeColours): SchemePalette {
  const pick = (token: BrandToken, colour: string): string =>
    said[token]?.toUpperCase() ?? colour;
  const { background, inverse, outline, primary, text } = own;
  return {
    ...own,
    primary: {
      main: pick('primary', primary.main),
      dark: pick('primary-hover', primary.dark),
      contrastText: pick('on-primary', primary.contrastText),
      soft: pick('primary-soft', primary.soft),
      onSoft: pick('on-primary-soft', primary.onSoft),
    },
    background: {
      default: pick('page', background.default),
      paper: pick('surface', background.paper),
      raised: pick('raised', background.raised),
      sunk: pick('sunk', background.sunk),
      sunkHover: pick('sunk-hover', background.sunkHover),
      lifted: pick('lifted', background.lifted),
      hovered: pick('hovered', background.hovered),
    },
    text: {
      primary: pick('ink', text.primary),
      secondary: pick('ink-soft', text.secondary),
      disabled: pick('ink-disabled', text.disabled),
    },
    divider: pick('line', own.divider),
    outline: {
      strong: pick('line-strong', outline.strong),
      control: pick('control', outline.control),
    },
    inverse: {
      main: pick('dark', inverse.main),
      contrastText: pick('on-dark', inverse.contrastText),
    },
    star: pick('star', own.star),
  };
}

/** The palettes of a brand; null: the product's own. What a brand does not say follows from its primary colour, or stays. */
export function brandPalettes(colours: BrandColours | null): Palettes {
  if (!colours) return OWN;
  const { dark, light } = toned(colours);
  return {
    light: paletteOf(lightPalette, light),
    dark: paletteOf(darkPalette, dark),
  };
}

type Pair = readonly [
  name: string,
  colour: string,
  ground: string,
  groundColour: string,
  least: number,
];

function pairsOf(palette: SchemePalette): Pair[] {
  const { background, inverse, outline, primary, text } = palette;
  const grounds = [
    ['page', background.default],
    ['surface', background.paper],
    ['raised', background.raised],
    ['sunk', background.sunk],
    ['sunk-hover', background.sunkHover],
    ['lifted', background.lifted],
    ['hovered', background.hovered],
  ] as const;
  const open = grounds.slice(0, 3);
  const on = (
    name: string,
    colour: string,
    rows: typeof open | typeof grounds,
    least: number,
  ): Pair[] =>
    rows.map(([ground, made]) => [name, colour, ground, made, least]);
  const tones = ['success', 'warning', 'error', 'info'] as const;
  return [
    ...on('ink', text.primary, grounds, TEXT),
    ...on('ink-soft', text.secondary, grounds, TEXT),
    ...on('primary', primary.main, open, TEXT),
    ...tones.flatMap((tone) => on(tone, palette[tone].main, open, TEXT)),
    ...on('control', outline.control, open, SHAPE),
    ...on('star', palette.star, open.slice(0, 2), SHAPE),
    ['on-primary', primary.contrastText, 'primary', primary.main, TEXT],
    ['on-primary', primary.contrastText, 'primary-hover', primary.dark, TEXT],
    ['on-primary-soft', primary.onSoft, 'primary-soft', primary.soft, TEXT],
    ['on-dark', inverse.contrastText, 'dark', inverse.main, TEXT],
  ];
}

/** The pairs of colours that cannot be read, each in words with its ratio (WCAG 2.2: 4.5:1 for text, 3:1 for edges and signs). */
export function contrastFaults(palettes: Palettes): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairsOf(palettes[scheme]).flatMap(([name, colour, ground, made, least]) => {
      const found = ratio(colour, made);
      return found >= least
        ? []
        : [
            `${scheme}: ${name} ${colour} on ${ground} ${made} is ${(Math.floor(found * 10) / 10).toFixed(1)}:1 and must be ${least}:1`,
          ];
    }),
  );
}
