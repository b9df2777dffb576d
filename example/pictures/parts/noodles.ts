import { made } from '../kit/materials';
import { heap } from './grains';
import { at, type Part, type Stage } from '../kit/stage';
import { dark, light, line, smooth, times, vary, type Point } from '../kit/svg';

function strand(stage: Stage, reach: number, dome: number): string {
  const { dice } = stage;
  const [u0, v0] = [
    dice.between(-0.5, 0.5) * reach,
    dice.between(-0.5, 0.5) * reach,
  ];
  const radius = dice.between(0.2, 0.62) * reach;
  const start = dice.between(0, 6.28);
  const long = dice.between(1.6, 4.4) * dice.pick([-1, 1]);
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const a = start + (long * i) / 8;
    const u = u0 + Math.cos(a) * radius + dice.between(-0.03, 0.03);
    const v = v0 + Math.sin(a) * radius + dice.between(-0.03, 0.03);
    const off = Math.min(1, Math.hypot(u, v) / reach);
    const pull = off >= 1 ? reach / Math.hypot(u, v) : 1;
    return at(stage, u * pull, v * pull, dome * (1 - off * off));
  });
  return smooth(points);
}

/** A tangle of noodles or spaghetti. */
export function noodles({
  colour = '#f0d9a0',
  count = 84,
  dome = 34,
  reach = 0.84,
  thick = 6.4,
  flat = false,
} = {}): Part {
  return (stage) => {
    const base = heap(dark(colour, 0.42), { dome, reach: reach * 0.98 })(stage);
    const layers = 6;
    return (
      base +
      times(layers, (layer) =>
        made(
          'string',
          times(Math.round(count / layers), () => {
            const d = strand(
              stage,
              reach * (1 - layer * 0.03),
              dome * (0.75 + (0.4 * layer) / layers),
            );
            const tone = vary(stage.dice, colour, 0.14);
            return (
              line(d, tone, thick) +
              (flat
                ? line(d, dark(tone, 0.2), thick * 0.16, 'opacity=".6"')
                : line(d, light(tone, 0.6), thick * 0.22, 'opacity=".6"'))
            );
          }),
        ),
      )
    );
  };
}
