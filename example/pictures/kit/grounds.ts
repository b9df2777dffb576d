import { blurred, unfocused } from './materials';
import { SIDE, type Stage } from './stage';
import { dark, light, linear, mix, n, radial, times } from './svg';

type Kind = 'ikat' | 'linen' | 'marble' | 'plain' | 'slate' | 'tile' | 'wood';

interface Surface {
  readonly kind: Kind;
  readonly colour: string;
  /** Second colour: grain, weave, pattern. */
  readonly ink: string;
}

const surface = (kind: Kind, colour: string, ink: string): Surface => ({
  kind,
  colour,
  ink,
});

/** What a dish stands on. */
export const grounds = {
  oak: surface('wood', '#c08a56', '#6b3d1c'),
  walnut: surface('wood', '#7a4d30', '#2d1508'),
  ash: surface('wood', '#e0c39a', '#a2784a'),
  ebony: surface('wood', '#46332a', '#170c07'),
  teak: surface('wood', '#a3653a', '#4d2610'),
  slate: surface('slate', '#4a4d50', '#1d1f22'),
  basalt: surface('slate', '#34302e', '#0f0d0c'),
  stone: surface('slate', '#b6aa9b', '#7d7063'),
  marble: surface('marble', '#efe8df', '#a79a8d'),
  rosy: surface('marble', '#f0d9cc', '#bf8f7c'),
  cream: surface('linen', '#f1e2c8', '#cfae80'),
  flax: surface('linen', '#d9c09a', '#a3834f'),
  brick: surface('linen', '#8c3512', '#571d07'),
  clay: surface('linen', '#c9693f', '#7f3517'),
  navy: surface('linen', '#2b4463', '#152338'),
  sage: surface('linen', '#a9b894', '#6d7f57'),
  olive: surface('linen', '#6f7a4c', '#3d4626'),
  indigo: surface('linen', '#41537e', '#1f2b4b'),
  plum: surface('linen', '#734460', '#3b1d31'),
  honey: surface('linen', '#e9b455', '#b0761c'),
  blush: surface('linen', '#eebfae', '#c47f6b'),
  sky: surface('linen', '#b7d0dc', '#7299ad'),
  mint: surface('linen', '#bfdccb', '#78a88d'),
  lilac: surface('linen', '#cfc0df', '#9179ae'),
  ikatRed: surface('ikat', '#a23a22', '#f2ddb4'),
  ikatBlue: surface('ikat', '#2d5577', '#f0e0bd'),
  ikatGreen: surface('ikat', '#3c6b57', '#f2dfb0'),
  ikatGold: surface('ikat', '#d79a3a', '#7c2f18'),
  tileBlue: surface('tile', '#e9dfcc', '#3f759b'),
  tileTeal: surface('tile', '#e7e0d0', '#2f8079'),
  terracotta: surface('plain', '#c8744a', '#8a4021'),
  butter: surface('plain', '#f6dfa6', '#d3a850'),
  night: surface('plain', '#2f3442', '#141722'),
  rose: surface('plain', '#edb7a8', '#c37a68'),
  pistachio: surface('plain', '#c7d5a2', '#8aa05d'),
  ice: surface('plain', '#cfe0e4', '#8fb0b9'),
} satisfies Readonly<Record<string, Surface>>;

export type GroundName = keyof typeof grounds;

/** How large a picture is, in picture units. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

const SQUARE: Sheet = { width: SIDE, height: SIDE };

/** Further than the picture, so that no blurred edge shows. */
const BLEED = 60;
const areaOf = ({ height, width }: Sheet) =>
  `x="${-BLEED}" y="${-BLEED}" width="${width + 2 * BLEED}" height="${height + 2 * BLEED}"`;

/** The square around a picture: covers it however it is turned a little. */
function squareOf({ height, width }: Sheet): string {
  const side = Math.max(width, height);
  return `x="${n((width - side) / 2 - BLEED)}" y="${n((height - side) / 2 - BLEED)}" width="${side + 2 * BLEED}" height="${side + 2 * BLEED}"`;
}

const middleOf = ({ height, width }: Sheet) =>
  `${n(width / 2)} ${n(height / 2)}`;

/** Noise as strength of the ink. */
const grain = (
  area: string,
  id: string,
  frequency: string,
  octaves: number,
  ink: string,
  strength: number,
  seed: number,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${n(strength * 3)} 0 0 0 ${n(-strength * 1.05)}"/><feComposite in="SourceGraphic" operator="in"/></filter><rect ${area} fill="${ink}" filter="url(#${id})"/>`;

function planks(
  { ink }: Surface,
  { dice }: Stage,
  { height, width }: Sheet,
): string {
  const high = dice.between(120, 170);
  const lean = Math.abs(width - height) / 6;
  const start = dice.between(-40, 40) - lean;
  const long = width + 420;
  return times(Math.ceil((height + 240 + 2 * lean) / 120), (i) => {
    const y = start - 100 + i * high;
    const tone = dice.chance(0.5) ? '#fff3dc' : ink;
    return `<rect x="-200" y="${n(y)}" width="${long}" height="${n(high)}" fill="${tone}" opacity="${n(dice.between(0.02, 0.1))}"/><path d="M-200 ${n(y)}h${long}" stroke="${dark(ink, 0.3)}" stroke-width="3" opacity=".5"/><path d="M-200 ${n(y + 2.5)}h${long}" stroke="#fff3dc" stroke-width="1.2" opacity=".22"/>`;
  });
}

function ikat({ colour, ink }: Surface, id: string): string {
  const other = mix(colour, ink, 0.55);
  const leaf = (r: number, fill: string) =>
    `<path d="M60 ${80 - r}C${60 + r * 0.5} ${80 - r * 0.4} ${60 + r * 0.6} ${80 + r * 0.3} 60 ${80 + r}C${60 - r * 0.6} ${80 + r * 0.3} ${60 - r * 0.5} ${80 - r * 0.4} 60 ${80 - r}Z" fill="${fill}"/>`;
  return `<pattern id="${id}" width="120" height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(24) scale(.8)"><rect width="120" height="160" fill="${colour}"/><path d="M0 0h10v160H0zM110 0h10v160h-10z" fill="${ink}" opacity=".22"/>${leaf(70, ink)}${leaf(54, dark(colour, 0.35))}${leaf(36, other)}${leaf(18, ink)}</pattern>`;
}

function tile({ colour, ink }: Surface, id: string): string {
  return `<pattern id="${id}" width="110" height="110" patternUnits="userSpaceOnUse" patternTransform="scale(1 .8) rotate(45)"><rect width="110" height="110" fill="${dark(colour, 0.16)}"/><rect x="2" y="2" width="106" height="106" rx="3" fill="${colour}"/><g fill="${ink}" opacity=".7"><path d="M55 12C70 40 70 40 98 55 70 70 70 70 55 98 40 70 40 70 12 55 40 40 40 40 55 12Z"/><path d="M2 2h20L2 22zM108 2v20L88 2zM2 108V88l20 20zM108 108H88l20-20z"/></g><circle cx="55" cy="55" r="13" fill="${light(colour, 0.4)}"/></pattern>`;
}

const kindBlur = (kind: Kind) => (kind === 'ikat' || kind === 'tile' ? 2 : 1);

function folds({ colour, ink }: Surface, { dice }: Stage, { width }: Sheet) {
  return times(Math.max(1, Math.round(width / SIDE)), (i) => {
    const fold = dice.between(60, 420);
    return `<g transform="rotate(${n(dice.between(-50, 50))} ${240 + i * SIDE} 240)" filter="url(#blur-8)"><path d="M${i * SIDE - 200} ${n(fold)}h900v46h-900z" fill="${light(colour, 0.4)}" opacity=".28"/><path d="M${i * SIDE - 200} ${n(fold + 46)}h900v40h-900z" fill="${ink}" opacity=".22"/></g>`;
  });
}

function texture(surface: Surface, stage: Stage, sheet: Sheet): string {
  const [id, seed] = [stage.id(), Math.round(stage.dice.between(1, 400))];
  const [area, square] = [areaOf(sheet), squareOf(sheet)];
  const middle = middleOf(sheet);
  const { ink } = surface;
  switch (surface.kind) {
    case 'wood':
      return `<g transform="rotate(${n(stage.dice.between(-9, 9))} ${middle})">${grain(square, id, '.004 .075', 3, ink, 0.55, seed)}${planks(surface, stage, sheet)}</g>`;
    case 'slate':
      return grain(area, id, '.018 .022', 3, ink, 0.4, seed);
    case 'marble':
      return `<g transform="rotate(32 ${middle})">${grain(square, id, '.004 .016', 4, ink, 0.34, seed)}</g>`;
    case 'linen':
      return `${grain(area, id, '.008 .012', 2, ink, 0.26, seed)}${folds(surface, stage, sheet)}`;
    case 'ikat':
      return `<defs>${ikat(surface, id)}</defs><rect ${area} fill="url(#${id})"/>`;
    case 'tile':
      return `<defs>${tile(surface, id)}</defs><rect ${area} fill="url(#${id})"/>`;
    case 'plain':
      return '';
  }
}

/** Lamps and walls far behind what is seen from the side. */
function backdrop(
  colour: string,
  { dice, id }: Stage,
  horizon: number,
  sheet: Sheet,
): string {
  const wall = id();
  const { width } = sheet;
  const area = areaOf(sheet);
  const spots = times(Math.round((7 * width) / SIDE), () => {
    const warm = dice.pick([
      '#ffd58a',
      '#ffb866',
      '#ffe9c2',
      light(colour, 0.5),
    ]);
    return `<circle cx="${n(dice.between(0, width))}" cy="${n(dice.between(-20, horizon - 40))}" r="${n(dice.between(18, 46))}" fill="${warm}" opacity="${n(dice.between(0.1, 0.3))}"/>`;
  });
  return `<defs>${linear(wall, [dark(colour, 0.5), mix(dark(colour, 0.24), '#c98a4e', 0.22)], [0, 0, 0, 1])}</defs><rect ${area} fill="${mix(dark(colour, 0.4), '#c98a4e', 0.1)}"/>${unfocused(8, `<rect x="-60" y="-60" width="${width + 2 * BLEED}" height="${n(horizon + 60)}" fill="url(#${wall})"/>`)}${blurred(5, spots)}`;
}

/**
 * The table under the dish, a little out of focus. With a horizon (picture units from the top) the table ends there
 * and a blurred room begins.
 */
export function drawGround(
  name: GroundName,
  stage: Stage,
  {
    horizon,
    sheet = SQUARE,
  }: { readonly horizon?: number | undefined; readonly sheet?: Sheet } = {},
): string {
  const found = grounds[name];
  const { colour, kind } = found;
  const id = stage.id();
  const { height, width } = sheet;
  const area = areaOf(sheet);
  const base = `<defs>${linear(id, [light(colour, 0.22), colour, dark(colour, 0.22)])}</defs><rect ${area} fill="url(#${id})"/>`;
  const table =
    base +
    unfocused(
      kindBlur(kind),
      `<rect ${area} fill="url(#${id})"/>${texture(found, stage, sheet)}`,
    );
  if (horizon === undefined) return table;
  const squeeze = `translate(0 ${n(horizon)}) scale(1 ${n((height - horizon) / height)})`;
  const clip = stage.id();
  const edge = stage.id();
  const wide = width + 2 * BLEED;
  return `${backdrop(colour, stage, horizon, sheet)}<defs><clipPath id="${clip}"><rect x="-60" y="${n(horizon)}" width="${wide}" height="${height + 2 * BLEED}"/></clipPath>${linear(edge, [`${dark(colour, 0.5)} 0 .55`, `${dark(colour, 0.5)} .35 0`, `#fff 1 0`], [0, 0, 0, 1])}</defs><g clip-path="url(#${clip})"><g transform="${squeeze}">${table}</g><rect x="-60" y="${n(horizon)}" width="${wide}" height="${n(height - horizon + 60)}" fill="url(#${edge})"/></g>${blurred(3, `<path d="M-60 ${n(horizon)}h${wide}" stroke="${dark(colour, 0.4)}" stroke-width="9" opacity=".5"/>`)}`;
}

/** The light of the whole picture: warm from the upper left, the far corner in the shade. */
export function drawLight(stage: Stage, sheet: Sheet = SQUARE): string {
  const area = areaOf(sheet);
  const [glow, corner] = [stage.id(), stage.id()];
  return `<defs>${radial(glow, ['#fff0cf 0 .5', '#ffd99a .45 .12', '#ffd99a 1 0'], [0.12, 0.02, 0.95])}${radial(corner, ['#3a1602 .5 0', '#2a0f02 1 .42'], [0.42, 0.42, 0.8])}</defs><rect ${area} fill="url(#${glow})" style="mix-blend-mode:soft-light"/><rect ${area} fill="url(#${glow})" opacity=".35"/><rect ${area} fill="url(#${corner})"/>`;
}
