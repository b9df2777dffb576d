import { made } from '@/example/pictures/kit/materials';
import { put, type Part, type Stage } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  linear,
  n,
  oval,
  path,
  radial,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { blisters } from '../crust';

interface Flat {
  readonly colour?: string;
  readonly size?: number;
  readonly turn?: number;
  readonly u?: number;
  readonly v?: number;
  readonly z?: number;
}

/** A sector of a round thing as path data, degrees clockwise from the right. */
function sector(size: number, from: number, to: number): string {
  const end = (turn: number) => {
    const a = (turn * Math.PI) / 180;
    return `${n(Math.cos(a) * size)} ${n(Math.sin(a) * size)}`;
  };
  return `M0 0L${end(from)}A${size} ${size} 0 ${to - from > 180 ? 1 : 0} 1 ${end(to)}Z`;
}

function layered(
  stage: Stage,
  d: string,
  size: number,
  colour: string,
  filling: string,
  tall: number,
): string {
  const { dice, id } = stage;
  const fill = id();
  const level = (z: number, svg: string) =>
    `<g transform="translate(0 ${n(-z)})">${svg}</g>`;
  const crumbs = times(40, () =>
    oval(
      dice.between(-1, 1) * size,
      dice.between(-1, 1) * size,
      5,
      3,
      vary(dice, filling, 0.3),
    ),
  );
  const clip = id();
  const top = `<defs>${radial(fill, [`${light(colour, 0.4)} 0`, `${colour} .7`, `${dark(colour, 0.3)} 1`], [0.45, 0.4, 0.6])}<clipPath id="${clip}"><path d="${d}"/></clipPath></defs>${made('bread', path(d, `url(#${fill})`))}<g clip-path="url(#${clip})">${blisters(stage, 46, size * 0.95)}</g>`;
  return (
    level(0, made('bread', path(d, dark(colour, 0.2)))) +
    level(tall * 0.35, `${path(d, dark(filling, 0.2))}`) +
    level(
      tall * 0.6,
      `${path(d, filling)}<g clip-path="url(#${clip})">${crumbs}</g>`,
    ) +
    level(tall, top)
  );
}

/** A round closed pie, one slice drawn out so that its filling shows. */
export function pie({
  colour = '#d89a48',
  cuts = 6,
  filling = '#f2dc9a',
  size = 140,
  tall = 18,
  turn = 0,
  u = 0,
  v = 0,
  z = 4,
}: Flat & {
  readonly cuts?: number;
  readonly filling?: string;
  readonly tall?: number;
} = {}): Part {
  return (stage) => {
    const wide = 360 / cuts;
    const from = 90 - wide / 2 + turn;
    const a = ((from + wide / 2) * Math.PI) / 180;
    const lines = times(cuts - 1, (i) => {
      const at = ((from + wide * (i + 1)) * Math.PI) / 180;
      return i === 0 || i === cuts - 2
        ? ''
        : line(
            `M0 0L${n(Math.cos(at) * size * 0.97)} ${n(Math.sin(at) * size * 0.97)}`,
            dark(colour, 0.6),
            3,
            'opacity=".6"',
          );
    });
    const whole = layered(
      stage,
      sector(size, from + wide, from + 360),
      size,
      colour,
      filling,
      tall,
    );
    const slice = layered(
      stage,
      sector(size * 0.98, from, from + wide),
      size,
      colour,
      filling,
      tall,
    );
    return put(
      stage,
      [u, v],
      `${whole}<g transform="translate(0 ${-tall})">${lines}</g><g transform="translate(${n(Math.cos(a) * size * 0.26)} ${n(Math.sin(a) * size * 0.26)})">${slice}</g>`,
      { flat: true, z },
    );
  };
}

/** Khachapuri as a boat: a fat crust, molten cheese, a yolk, butter. */
export function boat({
  colour = '#d48a36',
  size = 168,
  turn = -24,
  u = 0,
  v = 0,
  z = 10,
}: Flat = {}): Part {
  return (stage) => {
    const [crust, cheese] = [stage.id(), stage.id()];
    const shape = (w: number, h: number) =>
      `M${n(-w)} 0C${n(-w * 0.78)} ${n(-h * 0.34)} ${n(-w * 0.5)} ${n(-h)} 0 ${n(-h)}S${n(w * 0.78)} ${n(-h * 0.34)} ${n(w)} 0C${n(w * 0.78)} ${n(h * 0.34)} ${n(w * 0.5)} ${n(h)} 0 ${n(h)}S${n(-w * 0.78)} ${n(h * 0.34)} ${n(-w)} 0Z`;
    const h = size * 0.5;
    const tip = (side: number) =>
      oval(side * size * 1.02, 0, size * 0.12, size * 0.1, colour);
    const spots = times(12, () =>
      path(
        blob(stage.dice, stage.dice.between(4, 11), { points: 7, rough: 0.3 }),
        '#b5601c',
        `transform="translate(${n(stage.dice.between(-0.5, 0.5) * size)} ${n(stage.dice.between(-0.5, 0.5) * h)})" opacity=".4"`,
      ),
    );
    return put(
      stage,
      [u, v],
      `<defs>${linear(crust, [light(colour, 0.4), `${colour} .45`, dark(colour, 0.36)])}${radial(cheese, ['#fff2b8', '#f8d772 .7', '#d99a34'])}</defs>${made('bread', `<path d="${shape(size, h)}" fill="url(#${crust})"/>${tip(-1)}${tip(1)}${blisters(stage, 26, size * 0.8)}`)}<g transform="translate(2 4)">${path(shape(size * 0.74, h * 0.7), dark(colour, 0.45), 'filter="url(#blur-3)"')}</g>${made('cream', `<path d="${shape(size * 0.72, h * 0.68)}" fill="url(#${cheese})"/>${spots}`)}${made('cream', path(blob(stage.dice, size * 0.28, { points: 9, rough: 0.2, flat: 0.8 }), '#fff4d2'))}${made('gloss', oval(-size * 0.06, -2, size * 0.15, size * 0.14, '#f59a1a'))}${made('cream', `<rect x="${n(size * 0.3)}" y="${n(-size * 0.14)}" width="42" height="34" rx="4" fill="#fff0a8"/>`)}`,
      { turn, z },
    );
  };
}

/** A pancake fried in a pan: mottled, with strips of green in it. */
export function pancake({
  colour = '#dda54e',
  greens = 0,
  size = 130,
  turn = 0,
  u = 0,
  v = 0,
  z = 6,
}: Flat & { readonly greens?: number } = {}): Part {
  return (stage) => {
    const { dice, id } = stage;
    const fill = id();
    const strips = times(greens, () => {
      const [a, far] = [
        dice.between(0, 6.28),
        size * 0.74 * Math.sqrt(dice.next()),
      ];
      const turned = dice.between(-40, 40);
      return `<g transform="translate(${n(Math.cos(a) * far)} ${n(Math.sin(a) * far)}) rotate(${n(turned)})">${line(`M${n(-size * 0.2)} 0Q0 ${n(dice.between(-8, 8))} ${n(size * 0.2)} 1`, vary(dice, dice.chance(0.75) ? '#5f9a34' : '#b8cf86', 0.2), dice.between(5, 9))}</g>`;
    });
    return put(
      stage,
      [u, v],
      made(
        'bread',
        `<defs>${radial(fill, [`${light(colour, 0.3)} 0`, `${colour} .66`, `${dark(colour, 0.42)} 1`], [0.44, 0.4, 0.62])}</defs>${path(blob(dice, size, { points: 18, rough: 0.03 }), `url(#${fill})`)}${blisters(stage, 50, size * 0.9)}`,
      ) + (greens > 0 ? made('grain', strips) : ''),
      { flat: true, turn, z },
    );
  };
}

/** A slice of bread with its crust; lay things on it. */
export function toast({
  colour = '#c98f4e',
  size = 120,
  turn = -14,
  u = 0,
  v = 0,
  z = 8,
}: Flat = {}): Part {
  return (stage) => {
    const d = `M${n(-size)} ${n(-size * 0.3)}C${n(-size * 1.1)} ${n(-size * 0.8)} ${n(-size * 0.5)} ${n(-size * 0.78)} 0 ${n(-size * 0.76)}S${n(size * 1.1)} ${n(-size * 0.8)} ${n(size)} ${n(-size * 0.3)}C${n(size * 0.94)} 0 ${n(size)} ${n(size * 0.3)} ${n(size * 0.96)} ${n(size * 0.6)}Q${n(size * 0.9)} ${n(size * 0.72)} 0 ${n(size * 0.72)}T${n(-size * 0.96)} ${n(size * 0.6)}C${n(-size)} ${n(size * 0.3)} ${n(-size * 0.94)} 0 ${n(-size)} ${n(-size * 0.3)}Z`;
    return put(
      stage,
      [u, v],
      `<g transform="translate(0 16)">${made('bread', path(d, dark(colour, 0.4)))}</g>${made('bread', path(d, dark(colour, 0.2)))}<g transform="scale(.93)">${made('crumb', path(d, light(colour, 0.3)))}</g>`,
      { turn, z },
    );
  };
}

/** A knobbly stick of walnuts in grape juice, with its string. */
export function churchkhela({
  colour = '#5a2018',
  size = 130,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Flat = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const knobs = times(8, (i) => {
      const share = i / 7;
      const r = size * (0.13 + 0.09 * Math.sin(share * 2.6 + 0.4));
      return path(
        blob(dice, r, { points: 8, rough: 0.08 }),
        vary(dice, colour, 0.08),
        `transform="translate(${n((share - 0.5) * size * 1.7)} ${n(dice.between(-3, 3))})"`,
      );
    });
    return put(
      stage,
      [u, v],
      `${line(`M${n(-size * 1.26)} -4Q${n(-size * 1.1)} 8 ${n(-size * 0.9)} 0`, '#f1e2c4', 4)}${made('gloss', knobs)}`,
      { turn, z },
    );
  };
}
