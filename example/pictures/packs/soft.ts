import { dark, light, line, n, times } from '@/example/pictures/kit/svg';
import type { Part } from '@/example/pictures/kit/stage';
import { face, type Face } from './marks';
import { lit, stood, type Placed } from './solid';

export interface Printed extends Face, Placed {
  readonly colour: string;
  /** A second colour on the pack. */
  readonly band?: string;
}

/** A stand-up bag with a sealed top; `window` shows what is in it, `high` in picture units. */
export function bag({
  band,
  colour,
  high = 290,
  seal = true,
  wide = 190,
  window,
  ...print
}: Printed & {
  readonly high?: number;
  readonly wide?: number;
  readonly seal?: boolean;
  readonly window?: { readonly colour: string; readonly grain: number };
}): Part {
  return stood(print, wide * 0.5, (stage) => {
    const { dice } = stage;
    const h = wide / 2;
    const outline = `M${-h + 8} ${-high}H${h - 8}C${h - 2} ${n(-high * 0.8)} ${h + 6} ${n(-high * 0.3)} ${h} -6Q0 10 ${-h} -6C${-h - 6} ${n(-high * 0.3)} ${-h + 2} ${n(-high * 0.8)} ${-h + 8} ${-high}Z`;
    const lower = band
      ? `<path d="M${-h - 10} ${n(-high * 0.3)}Q0 ${n(-high * 0.4)} ${h + 10} ${n(-high * 0.3)}V20H${-h - 10}Z" fill="${band}"/>`
      : '';
    const grains = window
      ? `<rect x="${-h * 0.62}" y="${n(-high * 0.3)}" width="${n(h * 1.24)}" height="${n(high * 0.22)}" rx="16" fill="${dark(window.colour, 0.3)}"/><clipPath id="${stage.id()}"/>${times(
          Math.round(2600 / (window.grain * window.grain)) + 24,
          () =>
            `<ellipse cx="${n(dice.between(-h * 0.56, h * 0.56))}" cy="${n(-high * dice.between(0.1, 0.28))}" rx="${n(window.grain * dice.between(0.7, 1.1))}" ry="${n(window.grain * dice.between(0.45, 0.8))}" fill="${dice.chance(0.5) ? light(window.colour, 0.24) : window.colour}" transform="rotate(0)"/>`,
        )}`
      : '';
    const creases = seal
      ? `<path d="M${-h + 4} ${-high + 26}H${h - 4}" stroke="${dark(colour, 0.3)}" stroke-width="2.4" opacity=".7"/>${times(13, (i) => `<path d="M${n(-h + 16 + i * ((wide - 32) / 12))} ${-high + 4}v18" stroke="${dark(colour, 0.25)}" stroke-width="2" opacity=".55"/>`)}`
      : '';
    const folds = `${line(`M${-h + 16} ${n(-high * 0.86)}Q${-h + 30} ${n(-high * 0.5)} ${-h + 10} ${n(-high * 0.12)}`, light(colour, 0.5), 7, 'opacity=".5" filter="url(#blur-3)"')}${line(`M${h - 18} ${n(-high * 0.84)}Q${h - 34} ${n(-high * 0.5)} ${h - 14} ${n(-high * 0.1)}`, dark(colour, 0.5), 9, 'opacity=".35" filter="url(#blur-3)"')}`;
    const front = `<g transform="translate(0 ${n(-high * 0.58)})">${face(print, wide * 0.52, { lines: window ? 1 : 2, words: light(colour, 0.85) })}</g>`;
    return lit(
      stage,
      outline,
      colour,
      lower + creases + grains + front + folds,
      'soft',
    );
  });
}

/** A flat sachet or a wrapped bar lying against nothing: low and wide. */
export const sachet = (given: Parameters<typeof bag>[0]): Part =>
  bag({ high: 190, wide: 150, ...given });

/** A paper sack with a folded top: flour, sugar, coffee. */
export function sack({
  colour,
  band,
  high = 270,
  wide = 180,
  ...print
}: Printed & { readonly high?: number; readonly wide?: number }): Part {
  return stood(print, wide * 0.55, (stage) => {
    const h = wide / 2;
    const side = 34;
    const front = `M${-h} ${-high + 30}L${-h + 4} 0H${h - side}V${-high + 30}Z`;
    const flank = `M${h - side} ${-high + 30}V0L${h + 6} -16L${h - 4} ${-high + 20}Z`;
    const strip = band
      ? `<rect x="${-h}" y="${n(-high * 0.26)}" width="${wide}" height="${n(high * 0.12)}" fill="${band}"/>`
      : '';
    const middle = `<g transform="translate(${-side / 2} ${n(-high * 0.52)})">${face(print, wide * 0.5, { words: dark(colour, 0.3) })}</g>`;
    return `${lit(stage, flank, dark(colour, 0.22), '', 'soft')}${lit(stage, front, colour, strip + middle, 'soft')}<path d="M${-h} ${-high + 34}L${-h + 10} ${-high}H${h - 14}L${h - 4} ${-high + 22}L${h - side} ${-high + 34}Z" fill="${light(colour, 0.24)}"/><path d="M${-h + 4} ${-high + 16}H${h - 10}" stroke="${dark(colour, 0.3)}" stroke-width="2" opacity=".6"/>`;
  });
}

/** A tube on its cap: paste and cream. */
export function tube({
  band,
  cap = '#f4efe6',
  colour,
  high = 250,
  wide = 104,
  ...print
}: Printed & {
  readonly cap?: string;
  readonly high?: number;
  readonly wide?: number;
}): Part {
  return stood(print, wide * 0.42, (stage) => {
    const h = wide / 2;
    const body = `M${-h - 6} ${-high}H${h + 6}L${h * 0.72} -46Q0 -38 ${-h * 0.72} -46Z`;
    const strip = band
      ? `<path d="M${-h - 10} ${n(-high * 0.42)}H${h + 10}V${n(-high * 0.24)}H${-h - 10}Z" fill="${band}"/>`
      : '';
    const ridges = times(
      9,
      (i) =>
        `<path d="M${n(-h * 0.5 + i * h * 0.125)} -40V-4" stroke="${dark(cap, 0.4)}" stroke-width="1.6" opacity=".5"/>`,
    );
    return `${lit(stage, `M${-h * 0.6} -44V-2Q0 8 ${h * 0.6} -2V-44Z`, cap, ridges)}${lit(stage, body, colour, `${strip}<g transform="translate(0 ${n(-high * 0.62)})">${face(print, wide * 0.56, { words: light(colour, 0.8) })}</g><rect x="${-h - 8}" y="${-high}" width="${wide + 16}" height="16" fill="${light(colour, 0.4)}"/>`)}`;
  });
}
