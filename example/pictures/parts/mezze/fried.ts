import { made } from '@/example/pictures/kit/materials';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  n,
  oval,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { blisters } from '../crust';
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

/** A slice of cheese from the grill: square-cut, crossed by the bars. */
export function grilledCheese({
  colour = '#f7e6b4',
  size = 62,
  turn = 0,
  u = 0,
  v = 0,
  z = 12,
}: Piece = {}): Part {
  return (stage) => {
    const { dice, id } = stage;
    const top = roasted(stage, vary(dice, colour, 0.06));
    const clip = id();
    const h = size * 0.72;
    const box = `x="${-size}" y="${n(-h)}" width="${n(size * 2)}" height="${n(h * 2)}" rx="11"`;
    const bars = [-1, 1]
      .map((lean) =>
        times(5, (i) =>
          line(
            `M${n(-size * 1.1 + i * size * 0.55 - lean * size * 0.3)} ${n(h * 1.1)}l${n(lean * size * 0.6)} ${n(-h * 2.2)}`,
            '#6b3008',
            size * 0.075,
            `opacity="${n(dice.between(0.6, 0.85))}"`,
          ),
        ),
      )
      .join('');
    const gold = times(8, () =>
      path(
        blob(dice, dice.between(7, 18), { points: 8, rough: 0.3 }),
        '#c9812a',
        `transform="translate(${n(dice.between(-0.9, 0.9) * size)} ${n(dice.between(-0.9, 0.9) * h)})" opacity=".22"`,
      ),
    );
    return put(
      stage,
      [u, v],
      `<g transform="translate(0 13)">${made('cream', `<rect ${box} fill="${dark(colour, 0.14)}"/>`)}</g>${made('cream', `${top.defs}<clipPath id="${clip}"><rect ${box}/></clipPath><rect ${box} fill="${top.fill}"/><g clip-path="url(#${clip})">${gold}${bars}</g>`)}${glints(stage, 6, size * 0.7, h * 0.6)}`,
      { turn, z },
    );
  };
}

/** Crisp cubes, heaped: fried potato, bread. */
export function crispCubes({
  colour = '#e6ae45',
  count = 30,
  dome = 40,
  reach = 0.8,
  size = 26,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.06 })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const tone = vary(dice, colour, 0.2);
        const s = size * dice.between(0.85, 1.12);
        const face = (d: string, fill: string) =>
          path(
            d,
            fill,
            `stroke="${dark(tone, 0.34)}" stroke-width="2.4" stroke-linejoin="round"`,
          );
        return put(
          stage,
          [u, v],
          made(
            'bread',
            face(
              `M${n(-s)} 0L0 ${n(s * 0.5)}V${n(s * 1.4)}L${n(-s)} ${n(s * 0.9)}Z`,
              tone,
            ) +
              face(
                `M${n(s)} 0L0 ${n(s * 0.5)}V${n(s * 1.4)}L${n(s)} ${n(s * 0.9)}Z`,
                dark(tone, 0.26),
              ) +
              face(
                `M${n(-s)} 0L0 ${n(-s * 0.5)}L${n(s)} 0L0 ${n(s * 0.5)}Z`,
                light(tone, 0.28),
              ),
          ),
          { turn: dice.between(-40, 40), z },
        );
      })
      .join('');
}
