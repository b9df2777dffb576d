import { dark, light, n, times } from '@/example/pictures/kit/svg';
import type { Part } from '@/example/pictures/kit/stage';
import { face } from './marks';
import { lit, stood } from './solid';
import type { Printed } from './soft';

interface Sized {
  readonly high?: number;
  readonly wide?: number;
  readonly deep?: number;
}

/** A cardboard box seen from its corner. */
export function carton({
  band,
  colour,
  deep = 52,
  high = 260,
  wide = 150,
  ...print
}: Printed & Sized): Part {
  return stood(print, (wide + deep) * 0.52, (stage) => {
    const left = -(wide + deep) / 2;
    const right = left + wide;
    const far = right + deep;
    const rise = deep * 0.32;
    const front = `M${left} ${-high}H${right}V0H${left}Z`;
    const flank = `M${right} ${-high}L${far} ${n(-high - rise)}V${n(-rise)}L${right} 0Z`;
    const top = `M${left} ${-high}L${n(left + deep)} ${n(-high - rise)}H${far}L${right} ${-high}Z`;
    const strip = band
      ? `<path d="M${left} ${n(-high * 0.24)}L${right} ${n(-high * 0.36)}V0H${left}Z" fill="${band}"/>`
      : '';
    const middle = `<g transform="translate(${left + wide / 2} ${n(-high * 0.58)})">${face(print, Math.min(wide * 0.64, high * 0.5), { words: light(colour, 0.86) })}</g>`;
    const small = times(
      4,
      (i) =>
        `<path d="M${right + 9} ${n(-high * 0.5 + i * 15 - 3)}L${far - 9} ${n(-high * 0.5 + i * 15 - rise * 0.8)}" stroke="#fff" stroke-width="4" opacity=".4"/>`,
    );
    return `${lit(stage, flank, dark(band ?? colour, 0.34), small, 'soft')}${lit(stage, top, light(colour, 0.3), '', 'soft')}${lit(stage, front, colour, strip + middle, 'soft')}`;
  });
}

/** A gable-top carton of milk or juice; `cap` is its screw top. */
export function gable({
  band,
  cap = '#f3efe6',
  colour,
  deep = 54,
  high = 230,
  wide = 118,
  ...print
}: Printed & Sized & { readonly cap?: string }): Part {
  return stood(print, (wide + deep) * 0.52, (stage) => {
    const left = -(wide + deep) / 2;
    const right = left + wide;
    const far = right + deep;
    const rise = deep * 0.32;
    const roof = 62;
    const strip = `<path d="M${left} ${n(-high * 0.3)}Q${left + wide / 2} ${n(-high * 0.44)} ${right} ${n(-high * 0.26)}V0H${left}Z" fill="${band ?? dark(colour, 0.2)}"/>`;
    return `${lit(stage, `M${right} ${-high}L${far} ${n(-high - rise)}V${n(-rise)}L${right} 0Z`, dark(band ?? colour, 0.3), '', 'soft')}${lit(stage, `M${right} ${-high}L${n(right - 20 + deep / 2)} ${-high - roof}L${far} ${n(-high - rise)}Z`, dark(colour, 0.2), '', 'soft')}${lit(stage, `M${left} ${-high}L${left + 22} ${-high - roof}H${n(right - 20 + deep / 2)}L${right} ${-high}Z`, light(colour, 0.2), '', 'soft')}<path d="M${left + 20} ${-high - roof - 20}H${n(right - 18 + deep / 2)}V${-high - roof + 4}H${left + 20}Z" fill="${light(colour, 0.4)}"/>${lit(stage, `M${left} ${-high}H${right}V0H${left}Z`, colour, `${strip}<g transform="translate(${left + wide / 2} ${n(-high * 0.64)})">${face(print, wide * 0.6, { lines: 1 })}</g>`, 'soft')}<g transform="translate(${left + wide * 0.56} ${-high - roof * 0.5})"><ellipse rx="24" ry="19" fill="${dark(cap, 0.35)}"/><ellipse cy="-7" rx="24" ry="18" fill="${cap}"/><ellipse cy="-8" rx="16" ry="11" fill="${light(cap, 0.5)}"/></g>`;
  });
}

/** A blister of tablets leaning before its box: `colour` of the tablets, `rows` of two. */
export function blister({
  capsule = null as string | null,
  colour = '#fdfaf2',
  count = 5,
  size = 1,
  turn = -12,
  u = 0.3,
  v = 0.72,
} = {}): Part {
  return stood({ u, v, size, turn }, 66, (stage) => {
    const wide = count * 26 + 14;
    const cells = times(count * 2, (i) => {
      const [x, y] = [
        -wide / 2 + 20 + (i % count) * 26,
        -66 + Math.floor(i / count) * 36,
      ];
      const shape = capsule
        ? `<rect x="-8" y="-14" width="16" height="28" rx="8" fill="${colour}"/><path d="M-8 0V-6A8 8 0 0 1 8-6V0Z" fill="${capsule}"/>`
        : `<circle r="10" fill="${colour}"/><path d="M-7 0H7" stroke="${dark(colour, 0.25)}" stroke-width="1.4"/>`;
      return `<g transform="translate(${x} ${y})"><circle r="13" cy="2" fill="#3a2a20" opacity=".22"/>${shape}<circle cx="-4" cy="-5" r="3" fill="#fff" opacity=".9"/></g>`;
    });
    return lit(
      stage,
      `M${-wide / 2} -88Q${-wide / 2} -94 ${-wide / 2 + 6} -94H${wide / 2 - 6}Q${wide / 2} -94 ${wide / 2} -88V-6Q${wide / 2} 0 ${wide / 2 - 6} 0H${-wide / 2 + 6}Q${-wide / 2} 0 ${-wide / 2} -6Z`,
      '#c9ccd0',
      cells,
      'soft',
    );
  });
}
