import { made } from '@/example/pictures/kit/materials';
import { put, type Part } from '@/example/pictures/kit/stage';
import {
  dark,
  light,
  line,
  n,
  oval,
  radial,
  times,
} from '@/example/pictures/kit/svg';

import { crustFill } from '../crust';
import type { Piece } from '../roasted';

/** A semolina biscuit pressed in a mould. */
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
