import type { Stage } from './stage';
import { light, n, times } from './svg';

export type Decor =
  'blue' | 'dots' | 'gold' | 'leaves' | 'plain' | 'rings' | 'speckle' | 'tulip';

function ring(
  share: number,
  width: number,
  ink: string,
  r: number,
  more = '',
): string {
  return `<circle r="${n(r * share)}" fill="none" stroke="${ink}" stroke-width="${n(width)}" ${more}/>`;
}

function around(count: number, radius: number, mark: string): string {
  return times(
    count,
    (i) =>
      `<g transform="rotate(${n((i * 360) / count)}) translate(0 ${n(-radius)})">${mark}</g>`,
  );
}

/** Blue-and-white ware with the cotton flower, as on every table in Tashkent. */
function cotton(r: number, ink: string): string {
  const flower = `<g fill="#fff"><circle cx="-5" cy="-2" r="6"/><circle cx="5" cy="-2" r="6"/><circle cy="-7" r="6"/></g><path d="M-11 5Q0 0 11 5 0 13-11 5Z" fill="#d9a441"/>`;
  return `${ring(0.89, r * 0.18, ink, r)}${ring(0.975, r * 0.018, '#d9a441', r)}${ring(0.8, r * 0.012, '#d9a441', r)}${around(12, r * 0.89, `<g transform="scale(${n(r / 200)})">${flower}</g>`)}${around(24, r * 0.89, `<circle cx="${n(r * 0.105)}" r="${n(r * 0.012)}" fill="${light(ink, 0.6)}"/>`)}`;
}

const drawings: Readonly<
  Record<Decor, (r: number, ink: string, stage: Stage) => string>
> = {
  plain: () => '',
  rings: (r, ink) =>
    ring(0.93, r * 0.03, ink, r) + ring(0.8, r * 0.01, ink, r, 'opacity=".7"'),
  gold: (r) => ring(0.965, r * 0.022, '#c99a3f', r),
  blue: cotton,
  dots: (r, ink) =>
    around(
      30,
      r * 0.87,
      `<circle r="${n(r * 0.02)}" fill="${ink}" opacity=".8"/>`,
    ),
  leaves: (r, ink) =>
    around(
      18,
      r * 0.86,
      `<path transform="scale(${n(r / 110)})" d="M-9 0C-4-6 4-6 9 0 4 6-4 6-9 0Z" fill="${ink}" opacity=".75"/>`,
    ),
  tulip: (r, ink) =>
    around(
      10,
      r * 0.86,
      `<g transform="scale(${n(r / 140)})"><path d="M0-12C8-6 9 4 0 10-9 4-8-6 0-12Z" fill="${ink}"/><path d="M-16 8Q-6 4 0 10M16 8Q6 4 0 10" stroke="#4c7a4f" stroke-width="3" fill="none"/></g>`,
    ),
  speckle: (r, ink, { dice }) =>
    times(70, () => {
      const [turn, far] = [dice.between(0, 6.28), r * dice.between(0.74, 0.97)];
      return `<circle cx="${n(Math.cos(turn) * far)}" cy="${n(Math.sin(turn) * far)}" r="${n(dice.between(0.6, 1.8))}" fill="${ink}" opacity=".5"/>`;
    }),
};

/** The ornament on a plate's rim. */
export function rimDecor(decor: Decor, stage: Stage, ink: string): string {
  const { r, tilt, x, y } = stage;
  const drawn = drawings[decor](r, ink, stage);
  return (
    drawn &&
    `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${n(tilt)})">${drawn}</g>`
  );
}
