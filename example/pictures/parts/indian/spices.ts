import { made } from '@/example/pictures/kit/materials';
import { put, spread, type Part } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  linear,
  moved,
  n,
  oval,
  path,
  radial,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { contactShadow } from '@/example/pictures/kit/vessels';
import { type Piece } from '@/example/pictures/parts/roasted';

/** A little bowl of dip beside the food. */
export function dip(
  colour: string,
  {
    bits = null as string | null,
    pot = '#f6efe2',
    size = 46,
    u = 0,
    v = 0,
    z = 8,
  } = {},
): Part {
  return (stage) => {
    const { dice } = stage;
    const inBits = times(bits ? 12 : 0, () =>
      path(
        blob(dice, size * dice.between(0.04, 0.09), { points: 6, rough: 0.3 }),
        vary(dice, bits ?? '', 0.2),
        `transform="translate(${n(dice.between(-0.5, 0.5) * size)} ${n(dice.between(-0.28, 0.36) * size)})"`,
      ),
    );
    return put(
      stage,
      [u, v],
      contactShadow(0, 12, size * 0.96, size * 0.72, 0.5) +
        oval(0, 13, size * 0.96, size * 0.78, dark(pot, 0.42)) +
        oval(0, 0, size, size * 0.8, light(pot, 0.3)) +
        oval(0, 2, size * 0.88, size * 0.68, dark(pot, 0.4)) +
        made('gloss', oval(0, 5, size * 0.85, size * 0.63, colour)) +
        made('grain', inBits),
      { z },
    );
  };
}

/** A pod of chilli, fresh or dried. */
export function chilli({
  colour = '#c8241a',
  size = 40,
  turn = 0,
  u = 0,
  v = 0,
  z = 24,
}: Piece = {}): Part {
  return (stage) => {
    const s = size;
    const pod = `M${n(-s * 0.9)} ${n(-s * 0.12)}C${n(-s * 0.4)} ${n(-s * 0.34)} ${n(s * 0.4)} ${n(-s * 0.2)} ${n(s)} ${n(s * 0.3)}C${n(s * 0.4)} ${n(s * 0.16)} ${n(-s * 0.4)} ${n(s * 0.24)} ${n(-s * 0.9)} ${n(s * 0.14)}Z`;
    return put(
      stage,
      [u, v],
      made(
        'leaf',
        line(
          `M${n(-s * 0.86)} 0Q${n(-s * 1.1)} ${n(-s * 0.1)} ${n(-s * 1.2)} ${n(-s * 0.3)}`,
          '#5d7f2e',
          s * 0.1,
        ),
      ) + made('gloss', path(pod, vary(stage.dice, colour, 0.1))),
      { turn, z },
    );
  };
}

/** Milk dumplings, fried brown and soaked in syrup. */
export function syrupBalls({
  colour = '#8f4418',
  count = 5,
  dome = 18,
  reach = 0.5,
  size = 46,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, jitter: 0.02, reach })
      .map(({ u, v, z }) => {
        const id = stage.id();
        const tone = vary(stage.dice, colour, 0.08);
        return put(
          stage,
          [u, v],
          `<defs>${radial(id, [light(tone, 0.4), `${tone} .5`, dark(tone, 0.42)])}</defs>${made('gloss', `<circle r="${size}" fill="url(#${id})"/>`)}${oval(-size * 0.34, -size * 0.42, size * 0.24, size * 0.13, '#fff3d6', 'opacity=".8" transform="rotate(-24)"')}`,
          { z },
        );
      })
      .join('');
}

/** Half a mango cut crosswise and turned out. */
export function mangoHalf({
  size = 70,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Piece = {}): Part {
  return (stage) => {
    const s = size;
    const id = stage.id();
    const cubes = times(5, (row) =>
      times(6, (i) => {
        const [x, y] = [(i - 2.5) * s * 0.33, (row - 2) * s * 0.29];
        return Math.hypot(x / (s * 0.98), y / (s * 0.68)) > 1
          ? ''
          : `<rect x="${n(x - s * 0.14)}" y="${n(y - s * 0.12)}" width="${n(s * 0.28)}" height="${n(s * 0.24)}" rx="${n(s * 0.06)}" fill="${vary(stage.dice, '#ffb420', 0.12)}"/>`;
      }),
    );
    return put(
      stage,
      [u, v],
      `<defs>${linear(id, ['#f2a52a', '#d9601e', '#8f9a2c'], [0, 0, 1, 0.4])}</defs>${made('gloss', oval(0, s * 0.16, s * 1.1, s * 0.78, `url(#${id})`))}${oval(0, 0, s * 1.04, s * 0.72, '#d98a10')}${made('dough', cubes)}`,
      { turn, z },
    );
  };
}

/** Cinnamon sticks, star anise and cardamom pods beside a dish or a cup. */
export function spices({ size = 40, u = 0, v = 0 } = {}): Part {
  return (stage) => {
    const s = size;
    const stick = (y: number) =>
      `<rect x="${n(-s * 1.1)}" y="${n(y)}" width="${n(s * 2.2)}" height="${n(s * 0.3)}" rx="${n(s * 0.14)}" fill="#8f4a1e"/>${line(`M${n(-s)} ${n(y + s * 0.13)}H${n(s)}`, '#5a260c', s * 0.05)}${oval(s * 1.08, y + s * 0.15, s * 0.07, s * 0.13, '#4a1d08')}`;
    const star = times(8, (i) =>
      moved(
        oval(
          0,
          -s * 0.26,
          s * 0.1,
          s * 0.28,
          vary(stage.dice, '#6b2f12', 0.14),
        ) + oval(0, -s * 0.22, s * 0.04, s * 0.1, '#d99a50'),
        0,
        0,
        { turn: i * 45 },
      ),
    );
    const pods = times(4, (i) =>
      moved(
        oval(0, 0, s * 0.22, s * 0.12, vary(stage.dice, '#9aa850', 0.12)) +
          line(`M${n(-s * 0.2)} 0H${n(s * 0.2)}`, '#6f7a30', 1.4),
        (i - 1.6) * s * 0.42,
        s * (0.9 + (i % 2) * 0.2),
        { turn: i * 50 - 30 },
      ),
    );
    return put(
      stage,
      [u, v],
      made(
        'grain',
        moved(stick(-s * 0.2) + stick(s * 0.12), 0, 0, { turn: -12 }),
      ) +
        made('grain', moved(star, s * 0.9, s * 0.7)) +
        made('grain', pods),
    );
  };
}
