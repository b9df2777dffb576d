import { made } from '@/server/demo/pictures/kit/materials';
import { put, type Part } from '@/server/demo/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  n,
  oval,
  path,
  radial,
  times,
  vary,
} from '@/server/demo/pictures/kit/svg';
import { blisters, crustFill } from '../crust';
import { glints, roasted, type Piece } from '../roasted';

/** A fried ball of chickpeas: craggy and brown; opened it is green. */
export function falafel({
  colour = '#8f5220',
  open = false,
  size = 34,
  u = 0,
  v = 0,
  z = 10,
}: Piece & { readonly open?: boolean } = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const skin = roasted(stage, vary(dice, colour, 0.1));
    const bits = times(16, () =>
      oval(
        dice.between(-0.66, 0.66) * size,
        dice.between(-0.6, 0.6) * size,
        dice.between(1.6, 4),
        dice.between(1.4, 3),
        dice.pick(['#e0b468', '#5a2c0e', '#6f7a2c', '#e8c88a']),
        'opacity=".75"',
      ),
    );
    const ball = made(
      'crust',
      `${skin.defs}${path(blob(dice, size, { points: 11, rough: 0.07, flat: 0.9 }), skin.fill)}`,
    );
    const cut = made(
      'crumb',
      path(
        blob(dice, size * 0.8, { points: 10, rough: 0.07, flat: 0.84 }),
        '#8fa83e',
      ),
    );
    const crumbs = made(
      'grain',
      times(24, () =>
        path(
          blob(dice, dice.between(2, 5), { points: 6, rough: 0.4 }),
          dice.pick(['#a9bd58', '#5f7f26', '#c4cf7c', '#7a9a34']),
          `transform="translate(${n(dice.between(-0.5, 0.5) * size)} ${n(dice.between(-0.46, 0.46) * size)})"`,
        ),
      ),
    );
    return put(stage, [u, v], ball + (open ? cut + crumbs : bits), {
      z,
      turn: dice.between(-16, 16),
    });
  };
}

/** A pointed shell of bulgur fried brown; opened it shows its mince. */
export function kibbeh({
  colour = '#94541f',
  open = false,
  size = 62,
  turn = 0,
  u = 0,
  v = 0,
  z = 12,
}: Piece & { readonly open?: boolean } = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const skin = roasted(stage, vary(dice, colour, 0.08));
    const h = size * 0.62;
    const to = open ? size * 0.2 : size;
    const d = open
      ? `M${-size} 0C${n(-size * 0.6)} ${n(-h * 0.9)} ${n(-size * 0.2)} ${n(-h)} ${n(to)} ${n(-h * 0.9)}V${n(h * 0.9)}C${n(-size * 0.2)} ${n(h)} ${n(-size * 0.6)} ${n(h * 0.9)} ${-size} 0Z`
      : `M${-size} 0C${n(-size * 0.5)} ${n(-h * 1.2)} ${n(size * 0.5)} ${n(-h * 1.2)} ${size} 0C${n(size * 0.5)} ${n(h * 1.2)} ${n(-size * 0.5)} ${n(h * 1.2)} ${-size} 0Z`;
    const mince = times(26, () =>
      path(
        blob(dice, dice.between(3, 7), { points: 7, rough: 0.3 }),
        dice.pick(['#7a3c1c', '#8f4c26', '#5f2c12', '#efd29a']),
        `transform="translate(${n(to + dice.between(-0.24, 0.3) * h)} ${n(dice.between(-0.6, 0.6) * h)})"`,
      ),
    );
    const inside = open
      ? made('crumb', oval(to, 0, h * 0.56, h * 0.92, '#c99a58')) +
        oval(to, 0, h * 0.4, h * 0.72, '#4f240e') +
        made('grain', mince)
      : '';
    return put(
      stage,
      [u, v],
      made('crust', `${skin.defs}${path(d, skin.fill)}`) +
        glints(stage, 5, size * 0.5, h * 0.5) +
        inside,
      { turn, z },
    );
  };
}

/** A thin roll of fried pastry. */
export function cigar({
  colour = '#d9932f',
  size = 92,
  turn = 0,
  u = 0,
  v = 0,
  z = 12,
}: Piece = {}): Part {
  return (stage) => {
    const skin = roasted(stage, vary(stage.dice, colour, 0.1));
    const h = size * 0.2;
    const turns = times(4, (i) =>
      line(
        `M${n(-size * 0.8 + i * size * 0.46)} ${n(-h)}q${n(size * 0.2)} ${n(h)} ${n(size * 0.12)} ${n(h * 2)}`,
        dark(colour, 0.46),
        2.6,
        'opacity=".6"',
      ),
    );
    const cheese = made(
      'cream',
      oval(size * 0.97, 0, h * 0.3, h * 0.6, '#f6e6bc'),
    );
    return put(
      stage,
      [u, v],
      made(
        'bread',
        `${skin.defs}<rect x="${-size}" y="${n(-h)}" width="${size * 2}" height="${n(h * 2)}" rx="${n(h * 0.5)}" fill="${skin.fill}"/>${turns}${blisters(stage, 6, h)}`,
      ) + cheese,
      { turn, z },
    );
  };
}

/** A round puffed bread or a semolina biscuit pressed in a mould. */
export function moulded({
  colour = '#e6c084',
  size = 62,
  u = 0,
  v = 0,
  z = 8,
}: Piece = {}): Part {
  return (stage) => {
    const crust = crustFill(stage, colour);
    const id = stage.id();
    const petals = times(12, (i) => {
      const a = (i * Math.PI) / 6;
      const [c, s] = [Math.cos(a) * size, Math.sin(a) * size];
      return line(
        `M${n(c * 0.26)} ${n(s * 0.24)}L${n(c * 0.84)} ${n(s * 0.76)}`,
        dark(colour, 0.42),
        size * 0.05,
        'opacity=".6"',
      );
    });
    return put(
      stage,
      [u, v],
      `<defs>${radial(id, [light(colour, 0.5), colour, dark(colour, 0.25)])}</defs>${made('dough', `${crust.defs}${oval(0, size * 0.2, size, size * 0.86, dark(colour, 0.18))}`)}${made('dough', oval(0, 0, size * 0.96, size * 0.84, `url(#${id})`) + petals)}${made('dough', oval(0, 0, size * 0.24, size * 0.2, colour))}`,
      { z },
    );
  };
}
