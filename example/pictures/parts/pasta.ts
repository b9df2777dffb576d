import { made } from '../kit/materials';
import { put, spread, type Part } from '../kit/stage';
import { dark, light, line, n, oval, vary } from '../kit/svg';

/** Short tubes cut aslant; bent ones for macaroni. */
export function penne({
  bent = 0,
  colour = '#f0cf86',
  count = 36,
  dome = 30,
  long = 34,
  reach = 0.8,
  thick = 13,
} = {}): Part {
  return (stage) =>
    spread(stage, count, { dome, reach, jitter: 0.1 })
      .map(({ u, v, z }) => {
        const tone = vary(stage.dice, colour, 0.14);
        const d = `M${n(-long / 2)} 0Q0 ${n(-bent)} ${n(long / 2)} 0`;
        return put(
          stage,
          [u, v],
          made(
            'string',
            line(d, tone, thick) +
              oval(
                long / 2 + thick * 0.2,
                0,
                thick * 0.3,
                thick * 0.42,
                dark(tone, 0.45),
              ) +
              line(
                `M${n(-long * 0.4)} ${n(-thick * 0.24)}Q0 ${n(-bent - thick * 0.24)} ${n(long * 0.4)} ${n(-thick * 0.24)}`,
                light(tone, 0.55),
                1.6,
                'opacity=".6"',
              ),
          ),
          { z, turn: stage.dice.between(0, 360) },
        );
      })
      .join('');
}
