import { made, type MaterialName } from '../kit/materials';
import { put, type Part } from '../kit/stage';
import { dark, light, line, n, path, times } from '../kit/svg';

import { glints, grate, roasted, type Piece } from './roasted';

/** A cooked slab: steak, cutlet, fish fillet with its crust, grilled cheese. Half its length is `size`. */
export function slab({
  bars = 0,
  colour = '#c8843c',
  material = 'meat' as MaterialName,
  size = 80,
  thick = 14,
  turn = 0,
  u = 0,
  v = 0,
  wide = 0.56,
  z = 10,
}: Piece & {
  readonly bars?: number;
  readonly material?: MaterialName;
  readonly thick?: number;
  readonly wide?: number;
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const top = roasted(stage, colour);
    const h = size * wide;
    const d = `M${n(-size)} ${n(dice.between(-0.2, 0.1) * h)}C${n(-size * 0.9)} ${n(-h * 1.1)} ${n(-size * 0.1)} ${n(-h * dice.between(0.9, 1.1))} ${n(size * 0.4)} ${n(-h * 0.86)}C${n(size * 0.9)} ${n(-h * 0.7)} ${n(size * 1.06)} ${n(-h * 0.1)} ${n(size * 0.96)} ${n(h * 0.3)}C${n(size * 0.8)} ${n(h)} ${n(-size * 0.1)} ${n(h * 0.92)} ${n(-size * 0.5)} ${n(h * 0.86)}C${n(-size * 0.9)} ${n(h * 0.8)} ${n(-size * 1.04)} ${n(h * 0.5)} ${n(-size)} ${n(dice.between(-0.1, 0.1) * h)}Z`;
    const side = `<g transform="translate(0 ${thick})">${path(d, dark(colour, 0.36))}</g>`;
    const clip = stage.id();
    const marks =
      bars > 0
        ? `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${grate(bars, size, h * 1.1)}</g>`
        : '';
    return put(
      stage,
      [u, v],
      `${made(material, side)}${made(material, `${top.defs}${path(d, top.fill)}${marks}`)}${glints(stage, 7, size * 0.7, h * 0.6)}`,
      { turn, z },
    );
  };
}

/** A fillet of fish with seared flakes showing. */
export function fillet({
  colour = '#d99a55',
  flesh = '#f3dcc0',
  size = 92,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
}: Piece & { readonly flesh?: string } = {}): Part {
  return (stage) => {
    const top = roasted(stage, colour);
    const h = size * 0.42;
    const d = `M${n(-size)} ${n(h * 0.3)}C${n(-size * 0.8)} ${n(-h * 0.9)} ${n(-size * 0.1)} ${n(-h * 1.1)} ${n(size * 0.5)} ${n(-h * 0.8)}C${n(size * 0.9)} ${n(-h * 0.6)} ${n(size * 1.08)} ${n(-h * 0.1)} ${n(size)} ${n(h * 0.3)}C${n(size * 0.6)} ${n(h * 0.9)} ${n(-size * 0.5)} ${n(h * 1.1)} ${n(-size)} ${n(h * 0.3)}Z`;
    const flakes = times(5, (i) => {
      const x = -size * 0.6 + i * size * 0.28;
      return (
        line(
          `M${n(x)} ${n(-h * 0.7)}Q${n(x + h * 0.5)} 0 ${n(x - h * 0.1)} ${n(h * 0.72)}`,
          dark(colour, 0.42),
          3,
          'opacity=".5"',
        ) +
        line(
          `M${n(x + 4)} ${n(-h * 0.6)}Q${n(x + h * 0.5 + 4)} 0 ${n(x + 4)} ${n(h * 0.6)}`,
          light(flesh, 0.4),
          4,
          'opacity=".55"',
        )
      );
    });
    return put(
      stage,
      [u, v],
      `${made('meat', `<g transform="translate(0 13)">${path(d, flesh)}</g>`)}${made('meat', `${top.defs}${path(d, top.fill)}${flakes}`)}${glints(stage, 6, size * 0.7, h * 0.5)}`,
      { turn, z },
    );
  };
}
