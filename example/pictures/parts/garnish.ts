import { blurred, made } from '../kit/materials';
import { at, put, spread, type Part } from '../kit/stage';
import { blob, light, line, n, oval, path, times, vary } from '../kit/svg';

import { sprig, type Herb } from './herbs';

/** A sprig on the food: u, v on the stage, z its height. */
export function herb(
  kind: Herb,
  { size = 40, turn = 0, u = 0, v = 0, z = 30 } = {},
): Part {
  return (stage) =>
    put(stage, [u, v], sprig(stage, kind, size), {
      z,
      turn: turn + stage.dice.between(-20, 20),
    });
}

/** Chopped green herbs scattered. */
export function chopped({
  colour = '#4f8a2c',
  count = 26,
  dome = 30,
  reach = 0.7,
  size = 4.6,
} = {}): Part {
  return (stage) =>
    made(
      'grain',
      spread(stage, count, { dome, reach, jitter: 0.16 })
        .map(({ u, v, z }) =>
          put(
            stage,
            [u, v],
            path(
              blob(stage.dice, size * stage.dice.between(0.6, 1.2), {
                points: 6,
                rough: 0.4,
              }),
              vary(stage.dice, colour, 0.22),
            ),
            { z },
          ),
        )
        .join(''),
    );
}

/** Onion rings or half rings, raw: white or violet. */
export function onion({
  colour = '#f4e6ea',
  count = 8,
  dome = 10,
  edge = '#a0487a',
  reach = 0.5,
  size = 22,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const r = size * dice.between(0.6, 1.1);
        const arc = dice.between(180, 330) * (Math.PI / 180);
        const d = `M${n(r)} 0A${n(r)} ${n(r * 0.7)} 0 ${arc > Math.PI ? 1 : 0} 1 ${n(Math.cos(arc) * r)} ${n(Math.sin(arc) * r * 0.7)}`;
        return put(
          stage,
          [u, v],
          made('string', line(d, edge, 5.4) + line(d, colour, 3.8)),
          { z, turn: dice.between(0, 360) },
        );
      })
      .join('');
}

/** A wedge of lemon, lime or orange. */
export function citrus({
  colour = '#f5c52f',
  size = 34,
  turn = 0,
  u = 0,
  v = 0,
  z = 8,
} = {}): Part {
  return (stage) => {
    const flesh = light(colour, 0.28);
    const wedge = `<path d="M${-size} 0A${size} ${n(size * 0.92)} 0 0 0 ${size} 0Z" fill="${colour}"/><path d="M${n(-size * 0.9)} -1A${n(size * 0.9)} ${n(size * 0.74)} 0 0 0 ${n(size * 0.9)} -1Z" fill="#fff3cf"/><path d="M${n(-size * 0.82)} 0A${n(size * 0.82)} ${n(size * 0.64)} 0 0 0 ${n(size * 0.82)} 0Z" fill="${flesh}"/>${times(5, (i) => line(`M0 1L${n(Math.cos(((i + 1) * Math.PI) / 6) * size * 0.8)} ${n(Math.sin(((i + 1) * Math.PI) / 6) * size * 0.62)}`, '#fff6dc', 2, 'opacity=".8"'))}`;
    return put(stage, [u, v], made('gloss', wedge), { z, turn });
  };
}

/** Round slices lying flat: lemon, tomato, cucumber, radish, beet. */
export function rounds({
  colour = '#d8402a',
  count = 6,
  dome = 12,
  reach = 0.6,
  seeds = '#f2b45a' as string | null,
  size = 24,
  skin = '#b52d1c',
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach })
      .map(({ u, v, z }) => {
        const { dice } = stage;
        const r = size * dice.between(0.86, 1.1);
        const cells = seeds
          ? times(
              6,
              (i) =>
                `<g transform="rotate(${i * 60})"><ellipse cx="${n(r * 0.52)}" rx="${n(r * 0.26)}" ry="${n(r * 0.18)}" fill="${light(colour, 0.3)}"/><circle cx="${n(r * 0.46)}" cy="2" r="${n(r * 0.06)}" fill="${seeds}"/><circle cx="${n(r * 0.6)}" cy="-2" r="${n(r * 0.06)}" fill="${seeds}"/></g>`,
            )
          : oval(0, 0, r * 0.5, r * 0.5, light(colour, 0.4), 'opacity=".5"');
        return put(
          stage,
          [u, v],
          made(
            'gloss',
            `<g transform="scale(1 .78)"><circle r="${n(r)}" fill="${skin}"/><circle r="${n(r * 0.9)}" fill="${vary(dice, colour, 0.08)}"/>${cells}</g>`,
          ),
          { z, turn: dice.between(-20, 20) },
        );
      })
      .join('');
}

/** Rings of chilli or spring onion. */
export function ringlets({
  colour = '#d7331f',
  count = 8,
  dome = 24,
  reach = 0.6,
  size = 6,
} = {}): Part {
  return (stage) =>
    made(
      'grain',
      spread(stage, count, { dome, reach, jitter: 0.18 })
        .map(({ u, v, z }) =>
          put(
            stage,
            [u, v],
            `<ellipse rx="${n(size)}" ry="${n(size * 0.7)}" fill="none" stroke="${vary(stage.dice, colour, 0.2)}" stroke-width="${n(size * 0.5)}"/>`,
            { z, turn: stage.dice.between(0, 90) },
          ),
        )
        .join(''),
    );
}

/** Warm steam rising. */
export function steam({ strength = 0.34 } = {}): Part {
  return (stage) => {
    const { dice, r } = stage;
    return times(3, (i) => {
      const [x, y] = at(
        stage,
        (i - 1) * 0.34 + dice.between(-0.08, 0.08),
        -0.2,
        20,
      );
      const side = dice.pick([-1, 1]) * r * 0.16;
      const d = `M${n(x)} ${n(y)}C${n(x + side * 1.6)} ${n(y - r * 0.34)} ${n(x - side * 1.8)} ${n(y - r * 0.62)} ${n(x + side)} ${n(y - r * 1.1)}`;
      return blurred(
        8,
        line(
          d,
          '#fff6e6',
          dice.between(13, 20),
          `opacity="${n(strength * dice.between(0.7, 1.1))}"`,
        ),
      );
    });
  };
}
