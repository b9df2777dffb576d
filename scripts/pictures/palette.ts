import type { Ground } from '@/server/demo/content/types';

import type { PatternName } from './patterns';

interface Cloth {
  readonly from: string;
  readonly to: string;
  /** How strongly a white pattern shows on it. */
  readonly patternAlpha: number;
  readonly patterns: readonly PatternName[];
  /** Plates that stand out on it. */
  readonly plates: readonly PlateColour[];
  /** A cloth of a second colour that goes with it: napkins, runners. */
  readonly second: readonly string[];
}

export type PlateColour = keyof typeof plates;

/** Rim and band colours of the plates. */
export const plates = {
  milk: { rim: '#FFFDF8', band: '#D9B98C' },
  ivory: { rim: '#FFF4E3', band: '#C98F58' },
  porcelain: { rim: '#F4F6F8', band: '#8FA9C4' },
  cobalt: { rim: '#FDFDFB', band: '#3E5BA9' },
  pomegranate: { rim: '#FFF6F4', band: '#B5382F' },
  pistachio: { rim: '#F3F8EA', band: '#7FA05A' },
  teal: { rim: '#2F7D6F', band: '#CFE8DF' },
  brick: { rim: '#8A3214', band: '#F1C9A8' },
  night: { rim: '#27374F', band: '#A9BEDB' },
  honey: { rim: '#E8B04A', band: '#FFF1CF' },
  berry: { rim: '#7B3F63', band: '#F2CFE0' },
  slate: { rim: '#4B4440', band: '#B9AFA6' },
  blush: { rim: '#F4C9C0', band: '#FFF4EF' },
  sage: { rim: '#B9CFB0', band: '#F7FBF2' },
} as const;

const LIGHT_PATTERNS = [
  'none',
  'check',
  'dots',
  'bars',
  'stripe',
  'suzani',
  'gingham',
  'terrazzo',
  'linen',
] as const;
const DEEP_PATTERNS = [
  'none',
  'ikat',
  'tile',
  'stripe',
  'wave',
  'suzani',
  'linen',
  'planks',
] as const;

function cloth(
  from: string,
  to: string,
  patternAlpha: number,
  own: readonly PatternName[],
  ownPlates: readonly PlateColour[],
  second: readonly string[],
): Cloth {
  const isLight = patternAlpha > 0.15;
  return {
    from,
    to,
    patternAlpha,
    patterns: [
      ...new Set([...own, ...(isLight ? LIGHT_PATTERNS : DEEP_PATTERNS)]),
    ],
    plates: ownPlates,
    second,
  };
}

/** The table cloths a recipe names. */
export const grounds: Readonly<Record<Ground, Cloth>> = {
  brick: cloth(
    '#B5430F',
    '#8F310B',
    0.06,
    ['ikat', 'tile'],
    ['ivory', 'milk', 'teal', 'honey', 'pomegranate'],
    ['#F3DFC0', '#2F7D6F', '#5D2B54'],
  ),
  coral: cloth(
    '#FF9F86',
    '#EE6C52',
    0.14,
    ['wave', 'dots'],
    ['milk', 'ivory', 'porcelain', 'night', 'pistachio'],
    ['#FFF1E4', '#25787A', '#F6D9B8'],
  ),
  cream: cloth(
    '#FBF0DF',
    '#EBD3AE',
    0.4,
    ['check', 'terrazzo'],
    ['milk', 'teal', 'brick', 'night', 'berry', 'cobalt'],
    ['#E8794A', '#7DB98A', '#C2410C'],
  ),
  herb: cloth(
    '#7DB98A',
    '#3F8A5C',
    0.1,
    ['tile', 'wave'],
    ['milk', 'ivory', 'honey', 'pistachio', 'porcelain'],
    ['#F3DFC0', '#FFCF6B', '#D3EEDC'],
  ),
  indigo: cloth(
    '#6573C9',
    '#37418F',
    0.08,
    ['suzani', 'ikat'],
    ['cobalt', 'milk', 'porcelain', 'blush', 'honey'],
    ['#F9C9C4', '#FFCF6B', '#DCD0F5'],
  ),
  ink: cloth(
    '#4F453E',
    '#251E19',
    0.045,
    ['planks', 'stripe'],
    ['ivory', 'slate', 'milk', 'brick', 'honey'],
    ['#C2410C', '#6B625A', '#DDB983'],
  ),
  lilac: cloth(
    '#DCD0F5',
    '#B6A0E3',
    0.24,
    ['bars', 'dots'],
    ['milk', 'pomegranate', 'berry', 'porcelain', 'cobalt'],
    ['#8B4F7A', '#FFF1F4', '#FFCF6B'],
  ),
  lime: cloth(
    '#E2EDA8',
    '#B9D165',
    0.3,
    ['tile', 'gingham'],
    ['milk', 'pistachio', 'teal', 'ivory', 'sage'],
    ['#F6F2E2', '#3F8A5C', '#FFCF6B'],
  ),
  mint: cloth(
    '#D3EEDC',
    '#A2D6B6',
    0.34,
    ['dots', 'bars'],
    ['milk', 'porcelain', 'teal', 'blush', 'sage'],
    ['#F6FAF4', '#3F8A5C', '#F9C9C4'],
  ),
  navy: cloth(
    '#3D5A80',
    '#1F3554',
    0.07,
    ['wave', 'tile'],
    ['porcelain', 'cobalt', 'milk', 'blush', 'honey'],
    ['#BBDDF0', '#F3DFC0', '#EE6C52'],
  ),
  plum: cloth(
    '#8B4F7A',
    '#5D2B54',
    0.07,
    ['ikat', 'suzani'],
    ['ivory', 'milk', 'blush', 'honey', 'pomegranate'],
    ['#F9C9C4', '#FFCF6B', '#DCD0F5'],
  ),
  rose: cloth(
    '#F9C9C4',
    '#EE9A97',
    0.3,
    ['check', 'dots'],
    ['milk', 'ivory', 'pomegranate', 'teal', 'berry'],
    ['#FFF6F0', '#AC3C0C', '#D3EEDC'],
  ),
  saffron: cloth(
    '#FFCF6B',
    '#F0A22E',
    0.26,
    ['dots', 'suzani'],
    ['milk', 'ivory', 'teal', 'brick', 'night'],
    ['#FFF6E0', '#C24A1E', '#25787A'],
  ),
  sand: cloth(
    '#F3DFC0',
    '#DDB983',
    0.3,
    ['ikat', 'linen'],
    ['milk', 'teal', 'brick', 'cobalt', 'ivory'],
    ['#C2410C', '#FFF8EA', '#2F7D6F'],
  ),
  sky: cloth(
    '#BBDDF0',
    '#7DB4D8',
    0.26,
    ['check', 'wave'],
    ['milk', 'cobalt', 'porcelain', 'honey', 'blush'],
    ['#F4F8FB', '#37418F', '#FFE3A8'],
  ),
  teal: cloth(
    '#5FB3AE',
    '#25787A',
    0.1,
    ['tile', 'ikat'],
    ['ivory', 'milk', 'honey', 'blush', 'porcelain'],
    ['#F3DFC0', '#FF9F86', '#1F3554'],
  ),
  terra: cloth(
    '#E8794A',
    '#C24A1E',
    0.09,
    ['ikat', 'suzani'],
    ['ivory', 'milk', 'teal', 'night', 'pomegranate'],
    ['#FBF0DF', '#7A2A10', '#25787A'],
  ),
};
