import type { Served, Vessel } from './compose';
import { blurred } from './materials';
import { rimDecor, type Decor } from './rims';
import type { Stage } from './stage';
import { dark, light, linear, mix, n, oval, radial } from './svg';

/** Where a vessel stands and how large it is: x, y in picture units, r half its width. */
interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  /** Depth to width, if not the table's. */
  readonly tilt?: number;
}

export interface Crockery extends Placing {
  readonly colour?: string;
  /** Colour of the ornament. */
  readonly ink?: string;
  readonly decor?: Decor;
}

/** Shade on the table: one dark and near, one wide and soft. */
export function contactShadow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  depth = 1,
): string {
  return (
    blurred(
      14,
      oval(
        x + 12 * depth,
        y + 18 * depth,
        rx * 1.02,
        ry * 1.02,
        '#2a1004',
        'opacity=".42"',
      ),
    ) +
    blurred(
      5,
      oval(x + 3, y + 7 * depth, rx * 0.98, ry, '#1f0c03', 'opacity=".45"'),
    )
  );
}

const placed = (
  table: Stage,
  { r = 194, tilt = table.tilt, x = 240, y = 240 }: Placing,
): Stage => ({
  ...table,
  x,
  y,
  r,
  tilt,
});

/** A flat plate with a wide rim; food lies on its well and may reach over it. */
export function plate({
  colour = '#f7f1e6',
  decor = 'plain',
  ink = '#3f759b',
  ...where
}: Crockery = {}): Vessel {
  return (table): Served => {
    const stage = placed(table, where);
    const { id, r, tilt, x, y } = stage;
    const [rim, well, lip] = [id(), id(), id()];
    const ry = r * tilt;
    const thick = r * 0.045;
    const inner = 0.78;
    const defs = `<defs>${linear(rim, [light(colour, 0.55), colour, dark(colour, 0.16)])}${radial(well, [`${dark(colour, 0.16)} 0`, `${colour} .7`, `${light(colour, 0.6)} 1`], [0.6, 0.64, 0.72])}${linear(lip, ['#fff 0 .95', '#fff .4 .1', `${dark(colour, 0.4)} 1 .35`])}</defs>`;
    const back = `${defs}${contactShadow(x, y + thick, r, ry)}${oval(x, y + thick, r * 0.99, ry, dark(colour, 0.42))}${oval(x, y, r, ry, `url(#${rim})`)}${rimDecor(decor, stage, ink)}${oval(x, y + 0.8, r * 0.985, ry * 0.98, 'none', `stroke="url(#${lip})" stroke-width="${n(r * 0.018)}"`)}${oval(x, y, r * inner * 1.03, ry * inner * 1.03, dark(colour, 0.2), 'opacity=".5"')}${oval(x, y + r * 0.012, r * inner, ry * inner, `url(#${well})`)}`;
    return { back, food: { ...stage, y: y + r * 0.01, r: r * inner } };
  };
}

/** A bowl seen from the front and above: its outer wall shows, food fills it to under the brim. */
export function bowl({
  colour = '#f4ede0',
  decor = 'plain',
  deep = 0.5,
  full = 0.12,
  ink = '#3f759b',
  inside = colour,
  ...where
}: Crockery & {
  /** Height of the wall to half the width. */
  readonly deep?: number;
  /** How far under the brim the food ends, 0…1. */
  readonly full?: number;
  /** Its colour within. */
  readonly inside?: string;
} = {}): Vessel {
  return (table): Served => {
    const stage = placed(table, {
      r: 158,
      y: 212,
      tilt: table.tilt * 0.9,
      ...where,
    });
    const { id, r, tilt, x, y } = stage;
    const [wall, hollow, lip, shade] = [id(), id(), id(), id()];
    const ry = r * tilt;
    const down = r * deep;
    const bottom = y + ry + down * 0.62;
    const body = `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y + ry * 0.8 + down * 0.3)} ${n(x - r * 0.6)} ${n(bottom)} ${n(x)} ${n(bottom)}C${n(x + r * 0.6)} ${n(bottom)} ${n(x + r)} ${n(y + ry * 0.8 + down * 0.3)} ${n(x + r)} ${n(y)}Z`;
    const clip = id();
    const defs = `<defs>${linear(wall, [light(colour, 0.4), `${colour} .35`, `${dark(colour, 0.34)} .85`, dark(colour, 0.26)], [0, 0, 1, 0.25])}${linear(shade, [`${dark(colour, 0.5)} 0 0`, `${dark(colour, 0.6)} 1 .5`], [0, 0.3, 0, 1])}${linear(hollow, [dark(inside, 0.4), `${inside} .45`, light(inside, 0.4)], [0.1, 0, 0.8, 1])}${linear(lip, ['#fff 0 1', '#fff .5 .55', `#fff 1 .8`])}</defs>`;
    const back = `${defs}${contactShadow(x + 4, bottom - ry * 0.5, r * 0.78, ry * 0.55, 1.2)}${oval(x, bottom - r * 0.05, r * 0.4, r * 0.12, dark(colour, 0.45))}<path d="${body}" fill="url(#${wall})"/><defs><clipPath id="${clip}"><path d="${body}"/></clipPath></defs><g clip-path="url(#${clip})">${wallDecor(decor, stage, ink, bottom - y - ry)}</g><path d="${body}" fill="url(#${shade})"/>${oval(x, y, r, ry, light(colour, 0.3))}${oval(x, y + 1, r * 0.955, ry * 0.945, `url(#${hollow})`)}${oval(x, y, r * 0.978, ry * 0.972, 'none', `stroke="url(#${lip})" stroke-width="${n(r * 0.022)}"`)}`;
    const level = r * full;
    return {
      back,
      food: { ...stage, y: y + level * 0.75, r: r * (0.94 - full * 0.34) },
    };
  };
}

function wallDecor(
  decor: Decor,
  { r, tilt, x, y }: Stage,
  ink: string,
  down: number,
): string {
  if (decor === 'plain') return '';
  const band = (depth: number, width: number, opacity: number) =>
    `<ellipse cx="${n(x)}" cy="${n(y + down * depth)}" rx="${n(r * (1.02 - depth * 0.1))}" ry="${n(r * tilt)}" fill="none" stroke="${ink}" stroke-width="${n(width)}" opacity="${opacity}"/>`;
  return decor === 'rings' || decor === 'gold'
    ? band(0.25, r * 0.03, 0.85) + band(0.5, r * 0.012, 0.7)
    : `${band(0.5, r * 0.15, 0.85)}${band(0.2, r * 0.014, 0.8)}${band(0.82, r * 0.014, 0.8)}`;
}

/** A black pan with two ears or a handle. */
export function skillet({
  colour = '#2e2a29',
  handle = true,
  ...where
}: Crockery & { readonly handle?: boolean } = {}): Vessel {
  return (table): Served => {
    const stage = placed(table, { r: 166, ...where });
    const { dice, id, r, tilt, x, y } = stage;
    const [rim, well] = [id(), id()];
    const ry = r * tilt;
    const turn = dice.pick([-38, -24, 24, 38]);
    const arm = handle
      ? `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${tilt}) rotate(${turn})"><rect x="${n(-r * 0.12)}" y="${n(-r * 1.75)}" width="${n(r * 0.24)}" height="${n(r * 0.9)}" rx="${n(r * 0.1)}" fill="${dark(colour, 0.2)}"/><rect x="${n(-r * 0.06)}" y="${n(-r * 1.7)}" width="${n(r * 0.07)}" height="${n(r * 0.8)}" rx="4" fill="${light(colour, 0.25)}" opacity=".6"/></g>`
      : `<g fill="${dark(colour, 0.1)}"><ellipse cx="${n(x - r * 1.02)}" cy="${n(y)}" rx="${n(r * 0.16)}" ry="${n(ry * 0.24)}"/><ellipse cx="${n(x + r * 1.02)}" cy="${n(y)}" rx="${n(r * 0.16)}" ry="${n(ry * 0.24)}"/></g>`;
    const back = `<defs>${linear(rim, [light(colour, 0.4), `${colour} .4`, dark(colour, 0.5)])}${radial(well, [light(colour, 0.14), dark(colour, 0.35)], [0.55, 0.6, 0.6])}</defs>${contactShadow(x, y + 16, r, ry)}${arm}${oval(x, y + 16, r * 0.97, ry, dark(colour, 0.6))}${oval(x, y, r, ry, `url(#${rim})`)}${oval(x, y + 4, r * 0.92, ry * 0.91, dark(colour, 0.65))}${oval(x, y + 10, r * 0.89, ry * 0.87, `url(#${well})`)}`;
    return { back, food: { ...stage, y: y + 8, r: r * 0.86 } };
  };
}

/** A round or oval metal tray with a rolled edge. */
export function tray({ colour = '#c98d55', ...where }: Crockery = {}): Vessel {
  return (table): Served => {
    const stage = placed(table, { r: 192, ...where });
    const { id, r, tilt, x, y } = stage;
    const [rim, well] = [id(), id()];
    const ry = r * tilt;
    const back = `<defs>${linear(rim, [light(colour, 0.8), `${colour} .3`, `${light(colour, 0.5)} .55`, dark(colour, 0.4)])}${linear(well, [dark(colour, 0.25), `${colour} .4`, `${light(colour, 0.35)} .6`, `${mix(colour, '#5b3010', 0.2)} 1`], [0, 0, 1, 1])}</defs>${contactShadow(x, y + 8, r, ry)}${oval(x, y + 7, r, ry, dark(colour, 0.6))}${oval(x, y, r, ry, `url(#${rim})`)}${oval(x, y + 2, r * 0.95, ry * 0.94, dark(colour, 0.5))}${oval(x, y + 5, r * 0.94, ry * 0.93, `url(#${well})`)}`;
    return { back, food: { ...stage, y: y + 4, r: r * 0.84 } };
  };
}

/** Nothing: the food lies on the table itself. */
export function bare(where: Placing = {}): Vessel {
  return (table) => ({ back: '', food: placed(table, { r: 164, ...where }) });
}
