import { dark, light, n, oval, times, vary } from '@/example/pictures/kit/svg';
import type { Part } from '@/example/pictures/kit/stage';
import { face } from './marks';
import { cylinder, lid, lit, stood } from './solid';
import type { Printed } from './soft';

interface Sized {
  readonly high?: number;
  readonly half?: number;
}

/** A tin with a ring on its lid. */
export function can({
  band,
  colour,
  half = 84,
  high = 150,
  ring = true,
  ...print
}: Printed & Sized & { readonly ring?: boolean }): Part {
  return stood(print, half, (stage) => {
    const tin = '#d3d6d8';
    const paper = `<rect x="${-half}" y="${-high + 14}" width="${half * 2}" height="${high - 8}" fill="${colour}"/>${band ? `<path d="M${-half} ${n(-high * 0.3)}A${half} ${n(half * 0.24)} 0 0 0 ${half} ${n(-high * 0.3)}V40H${-half}Z" fill="${band}"/>` : ''}<g transform="translate(0 ${n(-high * 0.42)})">${face(print, half * 0.84, { lines: 1, words: light(colour, 0.8) })}</g>`;
    const pull = ring
      ? `<ellipse cy="${-high - 2}" rx="${n(half * 0.28)}" ry="${n(half * 0.07)}" fill="none" stroke="#8d9296" stroke-width="5"/>`
      : '';
    return `${lit(stage, cylinder(half, high), tin, paper)}${oval(0, -high, half, half * 0.24, '#eceeef')}${oval(0, -high, half * 0.92, half * 0.21, '#9da2a6')}${oval(0, -high + 2, half * 0.88, half * 0.19, '#d9dcde')}${pull}`;
  });
}

/** A tall can of a drink. */
export const slimCan = (given: Parameters<typeof can>[0]): Part =>
  can({ half: 58, high: 250, ...given });

/** A tub with a lid: yoghurt, cream, powder. */
export function tub({
  band,
  colour,
  half = 82,
  high = 130,
  top = '#fbf6ec',
  ...print
}: Printed & Sized & { readonly top?: string }): Part {
  return stood(print, half * 0.86, (stage) => {
    const foot = half * 0.84;
    const outline = `M${-half} ${-high}L${-foot} 0A${foot} ${n(foot * 0.24)} 0 0 0 ${foot} 0L${half} ${-high}Z`;
    const strip = band
      ? `<path d="M${-half} ${n(-high * 0.3)}A${half} ${n(half * 0.24)} 0 0 0 ${half} ${n(-high * 0.3)}V40H${-half}Z" fill="${band}"/>`
      : '';
    return `${lit(stage, outline, colour, `${strip}<g transform="translate(0 ${n(-high * 0.42)})">${face(print, high * 0.62, { lines: 1, words: dark(colour, 0.3) })}</g>`)}${lid(half * 1.04, high, top, 16)}`;
  });
}

/** A glass jar; `bits` swim in it. */
export function jar({
  bits,
  colour,
  half = 78,
  high = 190,
  label = '#fbf4e6',
  top = '#c9a13a',
  ...print
}: Omit<Printed, 'band'> &
  Sized & {
    readonly bits?: { readonly colour: string; readonly size: number };
    readonly label?: string | null;
    readonly top?: string;
  }): Part {
  return stood(print, half, (stage) => {
    const { dice } = stage;
    const neck = half * 0.86;
    const outline = `M${-neck} ${-high}C${-half} ${-high + 8} ${-half} ${-high + 22} ${-half} ${-high + 44}V-10Q${-half} 6 ${-half * 0.7} ${n(half * 0.2)}Q0 ${n(half * 0.3)} ${half * 0.7} ${n(half * 0.2)}Q${half} 6 ${half} -10V${-high + 44}C${half} ${-high + 22} ${half} ${-high + 8} ${neck} ${-high}Z`;
    const swim = bits
      ? times(Math.round(3400 / (bits.size * bits.size)) + 10, () => {
          const tone = vary(dice, bits.colour, 0.24);
          return `<g transform="translate(${n(dice.between(-half, half))} ${n(-high * dice.between(0, 0.94))}) rotate(${n(dice.between(0, 180))})"><ellipse rx="${n(bits.size)}" ry="${n(bits.size * 0.62)}" fill="${tone}"/><ellipse cx="${n(-bits.size * 0.3)}" cy="${n(-bits.size * 0.22)}" rx="${n(bits.size * 0.36)}" ry="${n(bits.size * 0.14)}" fill="#fff" opacity=".4"/></g>`;
        })
      : '';
    const paper = label
      ? `<rect x="${-half}" y="${n(-high * 0.66)}" width="${half * 2}" height="${n(high * 0.52)}" fill="${label}"/><g transform="translate(0 ${n(-high * 0.43)})">${face({ ...print, plate: null }, high * 0.28, { lines: 1, words: dark(label, 0.4) })}</g>`
      : '';
    return `${lit(stage, outline, colour, swim + paper)}<path d="M${-half + 12} ${-high + 40}V-16" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5" filter="url(#blur-2)"/>${lid(neck * 1.04, high - 4, top, 30)}`;
  });
}

/** Rolls of paper standing: toilet paper, towels, bandage. */
export function roll({
  colour = '#fbf7ef',
  core = '#c9a377',
  half = 62,
  high = 110,
  u = 0,
  v = 0.5,
  size = 1,
} = {}): Part {
  return stood({ u, v, size }, half, (stage) => {
    const dots = times(26, (i) =>
      oval(
        -half + (i % 7) * half * 0.33,
        -high + 24 + Math.floor(i / 7) * 26,
        2.4,
        2,
        dark(colour, 0.12),
      ),
    );
    return `${lit(stage, cylinder(half, high), colour, dots)}${oval(0, -high, half, half * 0.24, light(colour, 0.6))}${times(3, (i) => oval(0, -high, half * (0.86 - i * 0.16), half * 0.24 * (0.86 - i * 0.16), 'none', `stroke="${dark(colour, 0.14)}" stroke-width="1.4"`))}${oval(0, -high, half * 0.36, half * 0.085, core)}${oval(0, -high + 2, half * 0.28, half * 0.06, dark(core, 0.5))}`;
  });
}
