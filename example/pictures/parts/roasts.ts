import { made, type MaterialName } from '../kit/materials';
import { put, type Part } from '../kit/stage';
import { blob, dark, line, n, oval, path, times, vary } from '../kit/svg';

import { glints, grate, roasted, type Piece } from './roasted';

/** A drumstick or a wing: crisp skin and a bone's end. */
export function drumstick({
  colour = '#c0702a',
  material = 'crust' as MaterialName,
  size = 62,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Piece & { readonly material?: MaterialName } = {}): Part {
  return (stage) => {
    const skin = roasted(stage, vary(stage.dice, colour, 0.1));
    const d = `M${n(-size)} ${n(size * 0.06)}C${n(-size)} ${n(-size * 0.6)} ${n(-size * 0.2)} ${n(-size * 0.66)} ${n(size * 0.2)} ${n(-size * 0.34)}C${n(size * 0.5)} ${n(-size * 0.14)} ${n(size * 0.7)} ${n(-size * 0.16)} ${n(size * 0.82)} ${n(-size * 0.12)}L${n(size * 0.82)} ${n(size * 0.14)}C${n(size * 0.6)} ${n(size * 0.12)} ${n(size * 0.4)} ${n(size * 0.3)} ${n(size * 0.1)} ${n(size * 0.5)}C${n(-size * 0.4)} ${n(size * 0.76)} ${n(-size)} ${n(size * 0.6)} ${n(-size)} ${n(size * 0.06)}Z`;
    const bone = made(
      'cream',
      `<path d="M${n(size * 0.7)} ${n(-size * 0.07)}H${n(size * 1.16)}a${n(size * 0.11)} ${n(size * 0.11)} 0 0 1 0 ${n(size * 0.16)}H${n(size * 0.7)}Z" fill="#f1e2c6"/>`,
    );
    return put(
      stage,
      [u, v],
      `${bone}${made(material, `${skin.defs}${path(d, skin.fill)}`)}${glints(stage, 5, size * 0.6, size * 0.3)}`,
      { turn, z },
    );
  };
}

/** The flat half of a wing. */
export function wing({
  colour = '#a8481c',
  size = 52,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Piece = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const skin = roasted(stage, vary(dice, colour, 0.12));
    const d = `M${n(-size)} ${n(-size * 0.2)}C${n(-size * 0.6)} ${n(-size * 0.66)} ${n(size * 0.4)} ${n(-size * 0.5)} ${n(size)} ${n(-size * 0.24)}C${n(size * 1.14)} ${n(size * 0.02)} ${n(size)} ${n(size * 0.3)} ${n(size * 0.8)} ${n(size * 0.3)}C${n(size * 0.3)} ${n(size * 0.2)} ${n(-size * 0.1)} ${n(size * 0.62)} ${n(-size * 0.7)} ${n(size * 0.44)}C${n(-size * 1.1)} ${n(size * 0.4)} ${n(-size * 1.2)} ${n(size * 0.02)} ${n(-size)} ${n(-size * 0.2)}Z`;
    const char = times(4, () =>
      path(
        blob(dice, size * dice.between(0.06, 0.16), { points: 7, rough: 0.4 }),
        '#2a0d05',
        `transform="translate(${n(dice.between(-0.7, 0.7) * size)} ${n(dice.between(-0.25, 0.25) * size)})" opacity=".45"`,
      ),
    );
    return put(
      stage,
      [u, v],
      made('meat', `${skin.defs}${path(d, skin.fill)}${char}`) +
        glints(stage, 6, size * 0.7, size * 0.3),
      { turn, z },
    );
  };
}

/** A lamb chop or rib: browned meat on its own bone. */
export function chop({
  bone = 1,
  colour = '#8a431f',
  fat = '#e8c088',
  pink = false,
  size = 46,
  turn = 0,
  u = 0,
  v = 0,
  z = 12,
}: Piece & {
  readonly bone?: number;
  readonly fat?: string;
  readonly pink?: boolean;
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const skin = roasted(stage, vary(dice, colour, 0.08));
    const long = size * (1.1 + bone);
    const rib = made(
      'cream',
      `<path d="M0 ${n(-size * 0.12)}Q${n(long * 0.5)} ${n(-size * 0.34)} ${n(long)} ${n(-size * 0.12)}L${n(long)} ${n(size * 0.06)}Q${n(long * 0.5)} ${n(-size * 0.1)} 0 ${n(size * 0.14)}Z" fill="#ecd9b6"/>`,
    );
    const eye = path(
      blob(dice, size * 0.78, { points: 9, rough: 0.06, flat: 0.9 }),
      skin.fill,
    );
    const heart = pink
      ? path(
          blob(dice, size * 0.52, { points: 9, rough: 0.08, flat: 0.86 }),
          '#b3705a',
          'opacity=".85"',
        )
      : grate(3, size * 0.6, size * 0.5, 0.5);
    return put(
      stage,
      [u, v],
      `${rib}${made('meat', `${skin.defs}${path(blob(dice, size, { points: 9, rough: 0.07, flat: 0.88 }), fat)}${eye}${heart}`)}${glints(stage, 4, size * 0.5, size * 0.4)}`,
      { turn, z },
    );
  };
}

/** A bundle: stuffed leaf, cabbage roll, aubergine roll. Ends show what is inside. */
export function rolled({
  colour = '#5f6b2c',
  filling = null as string | null,
  size = 46,
  turn = 0,
  u = 0,
  v = 0,
  wide = 0.44,
  z = 10,
}: Piece & {
  readonly filling?: string | null;
  readonly wide?: number;
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const tone = vary(dice, colour, 0.1);
    const skin = roasted(stage, tone);
    const h = size * wide;
    const body = made(
      'leaf',
      `${skin.defs}<rect x="${-size}" y="${n(-h)}" width="${size * 2}" height="${n(h * 2)}" rx="${n(h * 0.85)}" fill="${skin.fill}"/>${line(`M${n(-size * 0.2)} ${n(-h)}Q${n(size * 0.1)} 0 ${n(-size * 0.1)} ${n(h)}M${n(-size * 0.9)} ${n(-h * 0.2)}Q${n(-size * 0.4)} ${n(-h * 0.1)} ${n(-size * 0.2)} ${n(-h * 0.5)}M${n(size * 0.1)} ${n(h * 0.2)}Q${n(size * 0.5)} ${n(h * 0.3)} ${n(size * 0.9)} 0`, dark(tone, 0.34), 2.4, 'opacity=".6"')}`,
    );
    const end = filling
      ? made('cream', oval(size * 0.88, 0, h * 0.62, h * 0.86, filling)) +
        line(
          `M${n(size * 0.9)} ${n(-h * 0.5)}a${n(h * 0.3)} ${n(h * 0.44)} 0 1 1 -4 4`,
          dark(filling, 0.3),
          2,
          'opacity=".5"',
        )
      : '';
    return put(
      stage,
      [u, v],
      body + end + glints(stage, 3, size * 0.6, h * 0.5),
      { turn, z },
    );
  };
}

/** A grilled cob of corn. */
export function cob({
  colour = '#f2b62e',
  size = 88,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Piece = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const h = size * 0.27;
    const kernels = times(5, (row) =>
      times(15, (i) => {
        const x = -size * 0.92 + i * size * 0.131;
        const edge = 1 - Math.max(0, Math.abs(x / size) - 0.6) * 1.3;
        const y = (row - 2) * h * 0.4 * edge;
        return `<rect x="${n(x)}" y="${n(y - h * 0.19 * edge)}" width="${n(size * 0.118)}" height="${n(h * 0.37 * edge)}" rx="4" fill="${dice.chance(0.16) ? '#8a4a14' : vary(dice, colour, 0.16)}"/>`;
      }),
    );
    return put(
      stage,
      [u, v],
      made(
        'gloss',
        `<rect x="${-size}" y="${n(-h)}" width="${size * 2}" height="${n(h * 2)}" rx="${n(h * 0.9)}" fill="${dark(colour, 0.24)}"/>`,
      ) + made('grain', kernels),
      { turn, z },
    );
  };
}

/** A champignon from above with its filling, or its cap. */
export function cap({
  colour = '#b98a5a',
  filling = null as string | null,
  size = 32,
  u = 0,
  v = 0,
  z = 10,
}: Piece & { readonly filling?: string | null } = {}): Part {
  return (stage) => {
    const skin = roasted(stage, vary(stage.dice, colour, 0.1));
    const top = filling
      ? made('cream', oval(0, -2, size * 0.7, size * 0.56, filling))
      : '';
    return put(
      stage,
      [u, v],
      made('dough', `${skin.defs}${oval(0, 0, size, size * 0.84, skin.fill)}`) +
        top,
      { z },
    );
  };
}
