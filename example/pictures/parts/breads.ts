import { made } from '../kit/materials';
import { put, type Part } from '../kit/stage';
import {
  blob,
  dark,
  light,
  line,
  moved,
  n,
  oval,
  path,
  radial,
  times,
  vary,
} from '../kit/svg';

import { blisters, crustFill } from './crust';

interface Baked {
  readonly colour?: string;
  readonly size?: number;
  readonly u?: number;
  readonly v?: number;
  readonly z?: number;
  readonly turn?: number;
}

/** Round tandoor bread: a fat rim, a stamped middle, sesame. */
export function non({
  colour = '#d9923f',
  glaze = 0.4,
  greens = false,
  nuts = false,
  seeds = true,
  size = 150,
  u = 0,
  v = 0,
  z = 6,
  turn = 0,
}: Baked & {
  readonly glaze?: number;
  readonly greens?: boolean;
  readonly nuts?: boolean;
  readonly seeds?: boolean;
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const crust = crustFill(stage, colour);
    const hollow = stage.id();
    const edge = blob(dice, size, { points: 22, rough: 0.02 });
    const inner = `M${n(-size * 0.6)} 0A${n(size * 0.6)} ${n(size * 0.6)} 0 1 0 ${n(size * 0.6)} 0A${n(size * 0.6)} ${n(size * 0.6)} 0 1 0 ${n(-size * 0.6)} 0Z`;
    const browned = stage.id();
    const rim = `${crust.defs}<defs>${radial(browned, [`${light(colour, 0.3)} .55`, `${colour} .68`, `${dark(colour, 0.3)} .82`, `${colour} .92`, `${dark(colour, 0.16)} 1`], [0.5, 0.5, 0.5])}</defs>${path(edge, dark(colour, 0.1))}`;
    const shine = `<defs>${radial(hollow, [`${light(colour, 0.5)} 0`, `${light(colour, 0.3)} .66`, `${dark(colour, 0.3)} 1`], [0.54, 0.56, 0.5])}</defs><circle r="${n(size * 0.66)}" fill="url(#${hollow})"/>${made('bread', `<path fill-rule="evenodd" d="${edge}${inner}" fill="url(#${browned})"/>`)}${blisters(stage, 30, size * 0.94)}`;
    const stamp = times(3, (ring) =>
      times(8 + ring * 7, (i) => {
        const turned = (i / (8 + ring * 7)) * Math.PI * 2;
        const far = size * (0.14 + ring * 0.16);
        return oval(
          Math.cos(turned) * far,
          Math.sin(turned) * far,
          size * 0.018,
          size * 0.016,
          dark(colour, 0.62),
          'opacity=".8"',
        );
      }),
    );
    const top = times(seeds ? 60 : 0, () => {
      const [a, far] = [dice.between(0, 6.28), size * dice.between(0.08, 0.86)];
      return `<ellipse transform="translate(${n(Math.cos(a) * far)} ${n(Math.sin(a) * far)}) rotate(${n(dice.between(0, 180))})" rx="4.2" ry="2.1" fill="${dice.chance(0.8) ? '#fbeccb' : '#2c2018'}"/>`;
    });
    const extra =
      times(greens ? 70 : 0, () => {
        const [a, far] = [dice.between(0, 6.28), size * dice.between(0, 0.85)];
        return path(
          blob(dice, dice.between(2, 6), { points: 6, rough: 0.4 }),
          vary(dice, '#4f7a2a', 0.2),
          `transform="translate(${n(Math.cos(a) * far)} ${n(Math.sin(a) * far)})"`,
        );
      }) +
      times(nuts ? 30 : 0, () => {
        const [a, far] = [dice.between(0, 6.28), size * dice.between(0, 0.8)];
        return path(
          blob(dice, dice.between(5, 9), { points: 6, rough: 0.35 }),
          vary(dice, '#8a5526', 0.2),
          `transform="translate(${n(Math.cos(a) * far)} ${n(Math.sin(a) * far)})"`,
        );
      });
    const gloss = `<path d="M${n(-size * 0.84)} ${n(-size * 0.1)}A${n(size * 0.85)} ${n(size * 0.85)} 0 0 1 ${n(-size * 0.1)} ${n(-size * 0.84)}" fill="none" stroke="#fff3d6" stroke-width="${n(size * 0.06)}" stroke-linecap="round" opacity="${n(glaze)}" filter="url(#blur-3)"/>`;
    return put(
      stage,
      [u, v],
      rim + shine + stamp + made('grain', top + extra) + gloss,
      { flat: true, turn, z },
    );
  };
}

/** Layered flat bread: rings or a spiral of flaky dough, browned in spots. */
export function flaky({
  colour = '#dba04e',
  greens = false,
  size = 140,
  u = 0,
  v = 0,
  z = 6,
  turn = 0,
}: Baked & { readonly greens?: boolean } = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const crust = crustFill(stage, colour);
    const rings = times(5, (i) => {
      const r = size * (0.92 - i * 0.18);
      return `<path d="${blob(dice, r, { points: 11, rough: 0.05 })}" fill="none" stroke="${dark(colour, 0.42)}" stroke-width="${n(dice.between(2, 4))}" opacity=".55"/><path d="${blob(dice, r - 4, { points: 11, rough: 0.05 })}" fill="none" stroke="${light(colour, 0.55)}" stroke-width="3" opacity=".6"/>`;
    });
    const spots = blisters(stage, 44, size * 0.9);
    const herbs = made(
      'grain',
      times(greens ? 60 : 0, () => {
        const [a, far] = [
          dice.between(0, 6.28),
          size * Math.sqrt(dice.next()) * 0.85,
        ];
        return `<rect transform="translate(${n(Math.cos(a) * far)} ${n(Math.sin(a) * far)}) rotate(${n(dice.between(0, 180))})" width="9" height="4" rx="1.5" fill="${vary(dice, '#6f9a3a', 0.25)}"/>`;
      }),
    );
    return put(
      stage,
      [u, v],
      made(
        'bread',
        `${crust.defs}${path(blob(dice, size, { points: 13, rough: 0.03 }), `url(#${crust.id})`)}${rings}${spots}`,
      ) + herbs,
      { flat: true, turn, z },
    );
  };
}

/** A baked parcel: triangle or round samsa, pie, bun. */
export function parcel({
  colour = '#d8892f',
  seeds = '#2c2018' as string | null,
  shape = 'triangle' as 'calzone' | 'oval' | 'round' | 'triangle',
  size = 62,
  turn = 0,
  u = 0,
  v = 0,
  z = 10,
} = {}): Part {
  return (stage) => {
    const { dice } = stage;
    const crust = crustFill(stage, colour);
    const d =
      shape === 'triangle'
        ? `M0 ${n(-size * 0.9)}Q${n(size * 0.16)} ${n(-size * 0.95)} ${n(size * 0.3)} ${n(-size * 0.6)}L${n(size * 0.98)} ${n(size * 0.5)}Q${n(size * 1.1)} ${n(size * 0.82)} ${n(size * 0.7)} ${n(size * 0.84)}L${n(-size * 0.7)} ${n(size * 0.84)}Q${n(-size * 1.1)} ${n(size * 0.82)} ${n(-size * 0.98)} ${n(size * 0.5)}L${n(-size * 0.3)} ${n(-size * 0.6)}Q${n(-size * 0.16)} ${n(-size * 0.95)} 0 ${n(-size * 0.9)}Z`
        : shape === 'calzone'
          ? `M${n(-size)} ${n(size * 0.36)}C${n(-size)} ${n(-size * 0.8)} ${n(size)} ${n(-size * 0.8)} ${n(size)} ${n(size * 0.36)}C${n(size)} ${n(size * 0.6)} ${n(-size)} ${n(size * 0.6)} ${n(-size)} ${n(size * 0.36)}Z`
          : blob(dice, size * 0.95, {
              points: 10,
              rough: 0.03,
              flat: shape === 'oval' ? 0.7 : 0.9,
            });
    const seams =
      shape === 'triangle'
        ? line(
            `M0 ${n(-size * 0.74)}Q${n(size * 0.06)} ${n(-size * 0.1)} 0 ${n(size * 0.12)}Q${n(-size * 0.4)} ${n(size * 0.3)} ${n(-size * 0.76)} ${n(size * 0.62)}M0 ${n(size * 0.12)}Q${n(size * 0.4)} ${n(size * 0.34)} ${n(size * 0.78)} ${n(size * 0.6)}`,
            dark(colour, 0.5),
            3,
            'opacity=".65"',
          )
        : times(7, (i) => {
            const a = (i / 7) * 6.28;
            return line(
              `M${n(Math.cos(a) * size * 0.12)} ${n(Math.sin(a) * size * 0.1)}Q${n(Math.cos(a + 0.3) * size * 0.4)} ${n(Math.sin(a + 0.3) * size * 0.34)} ${n(Math.cos(a + 0.2) * size * 0.62)} ${n(Math.sin(a + 0.2) * size * 0.5)}`,
              dark(colour, 0.42),
              2.4,
              'opacity=".5"',
            );
          });
    const layers = times(3, (i) =>
      line(
        `M${n(-size * (0.8 - i * 0.1))} ${n(size * (0.66 - i * 0.12))}Q0 ${n(size * (0.86 - i * 0.12))} ${n(size * (0.8 - i * 0.1))} ${n(size * (0.66 - i * 0.12))}`,
        dark(colour, 0.36),
        1.6,
        'opacity=".45"',
      ),
    );
    const top = made(
      'grain',
      times(seeds ? 16 : 0, () =>
        oval(
          dice.between(-0.4, 0.4) * size,
          dice.between(-0.3, 0.5) * size,
          3.4,
          1.9,
          seeds ?? '',
          `transform="rotate(${n(dice.between(-40, 40))})"`,
        ),
      ),
    );
    return put(
      stage,
      [u, v],
      made(
        'bread',
        `${crust.defs}${path(d, `url(#${crust.id})`)}${seams}${shape === 'triangle' ? layers : ''}${blisters(stage, 12, size * 0.7)}`,
      ) + top,
      { turn, z },
    );
  };
}

/** A torn or cut piece of flat bread at the side. */
export function torn({
  colour = '#dca052',
  size = 60,
  turn = 0,
  u = 0,
  v = 0,
  z = 8,
}: Baked = {}): Part {
  return (stage) => {
    const crust = crustFill(stage, colour);
    const d = `M0 0L${n(size)} ${n(-size * 0.5)}A${n(size * 1.1)} ${n(size * 1.1)} 0 0 1 ${n(size)} ${n(size * 0.56)}Z`;
    return put(
      stage,
      [u, v],
      made(
        'bread',
        `${crust.defs}${path(d, `url(#${crust.id})`, `stroke="${colour}" stroke-width="8" stroke-linejoin="round"`)}${moved(blisters(stage, 8, size * 0.4), size * 0.6, 0)}`,
      ),
      { turn, z },
    );
  };
}
