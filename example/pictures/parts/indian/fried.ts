import { blurred, made } from '@/example/pictures/kit/materials';
import { put, type Part, type Stage } from '@/example/pictures/kit/stage';
import {
  blob,
  dark,
  light,
  line,
  linear,
  moved,
  n,
  path,
  times,
  vary,
} from '@/example/pictures/kit/svg';
import { blisters, crustFill } from '@/example/pictures/parts/crust';
import { type Piece } from '@/example/pictures/parts/roasted';

/** Tandoor bread, long and blistered, brushed with butter. */
export function naan({
  butter = 0.5,
  colour = '#e3b468',
  garlic = false,
  herbs = false,
  size = 140,
  turn = 0,
  u = 0,
  v = 0,
  z = 8,
}: Piece & {
  readonly butter?: number;
  readonly garlic?: boolean;
  readonly herbs?: boolean;
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const crust = crustFill(stage, colour);
    const d = `M0 ${n(-s)}C${n(s * 0.34)} ${n(-s * 1.02)} ${n(s * 0.42)} ${n(-s * 0.5)} ${n(s * 0.62)} ${n(-s * 0.1)}C${n(s * 0.84)} ${n(s * 0.3)} ${n(s * 0.7)} ${n(s * 0.74)} ${n(s * 0.3)} ${n(s * 0.8)}C${n(s * 0.06)} ${n(s * 0.98)} ${n(-s * 0.5)} ${n(s * 0.92)} ${n(-s * 0.64)} ${n(s * 0.5)}C${n(-s * 0.84)} ${n(s * 0.1)} ${n(-s * 0.44)} ${n(-s * 0.3)} ${n(-s * 0.36)} ${n(-s * 0.62)}C${n(-s * 0.3)} ${n(-s * 0.9)} ${n(-s * 0.16)} ${n(-s)} 0 ${n(-s)}Z`;
    const over = (count: number, draw: () => string): string =>
      times(count, () => {
        const a = dice.between(0, 6.28);
        const far = Math.sqrt(dice.next());
        return moved(
          draw(),
          Math.cos(a) * far * s * 0.5,
          Math.sin(a) * far * s * 0.74 - s * 0.04,
          { turn: dice.between(0, 180) },
        );
      });
    const bubbles = over(24, () => {
      const r = s * dice.between(0.05, 0.13);
      return (
        path(
          blob(dice, r, { rough: 0.2 }),
          light(colour, 0.3),
          'opacity=".6"',
        ) +
        path(
          blob(dice, r * dice.between(0.4, 0.8), { points: 9, rough: 0.3 }),
          '#6b2f0e',
          `opacity="${n(dice.between(0.3, 0.75))}"`,
        )
      );
    });
    const bits =
      over(
        garlic ? 26 : 0,
        () =>
          `<rect x="-5" y="-3" width="10" height="6" rx="2.4" fill="${vary(dice, '#fbf0cc', 0.1)}"/>`,
      ) +
      over(herbs ? 34 : 0, () =>
        path(
          blob(dice, dice.between(3, 7), { points: 6, rough: 0.4 }),
          vary(dice, '#4f8a2c', 0.22),
        ),
      );
    const gloss = blurred(
      3,
      line(
        `M${n(-s * 0.5)} ${n(s * 0.2)}Q${n(-s * 0.52)} ${n(-s * 0.5)} ${n(-s * 0.08)} ${n(-s * 0.82)}M${n(s * 0.1)} ${n(s * 0.3)}Q${n(s * 0.36)} ${n(s * 0.1)} ${n(s * 0.34)} ${n(-s * 0.26)}`,
        '#fff5d8',
        s * 0.07,
        `opacity="${butter}"`,
      ),
    );
    return put(
      stage,
      [u, v],
      made('bread', `${crust.defs}${path(d, `url(#${crust.id})`)}${bubbles}`) +
        gloss +
        made('grain', bits),
      { flat: true, turn, z },
    );
  };
}

/** A fried pyramid of thin dough; `open` shows potato and peas. */
export function samosa({
  colour = '#d98f35',
  open = false,
  size = 70,
  turn = 0,
  u = 0,
  v = 0,
  z = 12,
}: Piece & { readonly open?: boolean } = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const s = size;
    const id = stage.id();
    const rim = `stroke-linejoin="round" stroke-width="${n(s * 0.2)}"`;
    const lit = `M0 ${n(-s * 0.94)}L${n(-s)} ${n(s * 0.5)}Q${n(-s * 0.4)} ${n(s * 0.8)} ${n(s * 0.16)} ${n(s * 0.8)}Z`;
    const shade = `M0 ${n(-s * 0.94)}L${n(s)} ${n(s * 0.4)}Q${n(s * 0.66)} ${n(s * 0.7)} ${n(s * 0.16)} ${n(s * 0.8)}Z`;
    const inner = `M${n(s * 0.1)} ${n(-s * 0.6)}L${n(s * 0.86)} ${n(s * 0.38)}Q${n(s * 0.6)} ${n(s * 0.6)} ${n(s * 0.22)} ${n(s * 0.66)}Z`;
    const filling =
      made('crumb', path(inner, '#ecc45c', `stroke="#ecc45c" ${rim}`)) +
      made(
        'grain',
        times(10, (i) => {
          const down = 0.1 + (i % 5) * 0.14;
          return `<circle cx="${n(s * (0.16 + dice.between(0, 0.5) * (down + 0.3)))}" cy="${n(s * (down - 0.24))}" r="${n(s * 0.075)}" fill="${i % 3 === 0 ? '#d9702a' : vary(dice, '#6f9f30', 0.16)}"/>`;
        }),
      );
    const pleats = line(
      `M${n(-s)} ${n(s * 0.56)}Q${n(-s * 0.4)} ${n(s * 0.86)} ${n(s * 0.16)} ${n(s * 0.86)}T${n(s)} ${n(s * 0.46)}`,
      light(colour, 0.24),
      s * 0.1,
      `stroke-dasharray="${n(s * 0.06)} ${n(s * 0.13)}"`,
    );
    return put(
      stage,
      [u, v],
      made(
        'bread',
        `<defs>${linear(id, [light(colour, 0.45), colour, dark(colour, 0.2)])}</defs>${path(shade, dark(colour, 0.28), `stroke="${dark(colour, 0.28)}" ${rim}`)}${path(lit, `url(#${id})`, `stroke="${colour}" ${rim}`)}${blisters(stage, 9, s * 0.44)}`,
      ) +
        (open ? filling : '') +
        made('bread', pleats),
      { turn, z },
    );
  };
}

/** A ragged nest of onion in batter. */
export function nest(stage: Stage, size: number, colour = '#dd9530'): string {
  const { dice } = stage;
  const threads = times(20, () => {
    const a = dice.between(0, 6.28);
    const far = size * dice.between(0.24, 0.96);
    const b = a + dice.between(0.7, 1.5);
    return line(
      `M${n(Math.cos(a) * far)} ${n(Math.sin(a) * far * 0.84)}Q${n(Math.cos(a + 0.5) * far * 1.36)} ${n(Math.sin(a + 0.5) * far * 1.14)} ${n(Math.cos(b) * far * 0.9)} ${n(Math.sin(b) * far * 0.76)}`,
      vary(dice, dice.chance(0.22) ? '#8a4414' : colour, 0.26),
      size * dice.between(0.05, 0.1),
    );
  });
  return (
    made(
      'crust',
      path(
        blob(dice, size * 0.9, { points: 11, rough: 0.26, flat: 0.86 }),
        dark(colour, 0.14),
      ),
    ) + made('string', threads)
  );
}
