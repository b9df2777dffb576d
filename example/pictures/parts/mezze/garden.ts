import { made } from '@/example/pictures/kit/materials';
import { put, type Part, type Stage } from '@/example/pictures/kit/stage';
import { line, n, oval, path } from '@/example/pictures/kit/svg';
import { blisters } from '../crust';
import { roasted, type Piece } from '../roasted';

/** An aubergine split along its length, stewed and filled. */
export function aubergine({
  colour = '#4a2044',
  filling = [] as readonly Part[],
  size = 120,
  turn = 0,
  u = 0,
  v = 0,
  z = 12,
}: Piece & { readonly filling?: readonly Part[] } = {}): Part {
  return (stage) => {
    const skin = roasted(stage, colour);
    const h = size * 0.42;
    const d = `M${-size} 0C${n(-size * 0.9)} ${n(-h * 0.7)} ${n(-size * 0.2)} ${n(-h * 0.8)} ${n(size * 0.3)} ${n(-h)}C${n(size * 0.9)} ${n(-h * 1.1)} ${n(size * 1.04)} ${n(-h * 0.3)} ${size} ${n(h * 0.1)}C${n(size * 0.98)} ${n(h)} ${n(size * 0.4)} ${n(h * 1.06)} 0 ${n(h * 0.86)}C${n(-size * 0.5)} ${n(h * 0.7)} ${n(-size * 0.9)} ${n(h * 0.6)} ${-size} 0Z`;
    const inner: Stage = {
      ...stage,
      x: size * 0.1,
      y: 0,
      r: size * 0.7,
      tilt: 0.36,
    };
    const stem = made(
      'leaf',
      `<path d="M${n(-size * 0.78)} ${n(-h * 0.44)}L${n(-size * 1.02)} -8L${n(-size * 1.3)} -10v18l${n(size * 0.3)} 2L${n(-size * 0.76)} ${n(h * 0.4)}L${n(-size * 0.84)} 0Z" fill="#6f7a34"/>`,
    );
    return put(
      stage,
      [u, v],
      `${made('gloss', `${skin.defs}${path(d, skin.fill)}`)}${made('cream', oval(size * 0.1, 0, size * 0.76, h * 0.66, '#c9a468'))}${filling.map((draw) => draw(inner)).join('')}${stem}`,
      { turn, z },
    );
  };
}

/** A long grilled pepper with its stem. */
export function pepper({
  colour = '#5f8a2e',
  size = 70,
  turn = 0,
  u = 0,
  v = 0,
  z = 12,
}: Piece = {}): Part {
  return (stage) => {
    const skin = roasted(stage, colour);
    const h = size * 0.24;
    const d = `M${-size} ${n(-h * 0.6)}C${n(-size * 0.5)} ${n(-h * 1.4)} ${n(size * 0.4)} ${n(-h)} ${size} ${n(h * 0.5)}C${n(size * 0.3)} ${n(h * 0.9)} ${n(-size * 0.4)} ${n(h * 1.5)} ${-size} ${n(h * 0.7)}Q${n(-size * 1.1)} 0 ${-size} ${n(-h * 0.6)}Z`;
    return put(
      stage,
      [u, v],
      line(
        `M${n(-size)} 0q${n(-size * 0.2)} -2 ${n(-size * 0.3)} -12`,
        '#7f9a4a',
        7,
      ) +
        made(
          'gloss',
          `${skin.defs}${path(d, skin.fill)}${blisters(stage, 7, h * 1.1, '#2a1408')}`,
        ),
      { turn, z },
    );
  };
}
