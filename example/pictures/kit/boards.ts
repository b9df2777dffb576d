import type { Served, Vessel } from './compose';
import { made } from './materials';
import { contactShadow } from './vessels';
import { dark, light, linear, n } from './svg';

type BoardShape = 'paddle' | 'plank' | 'round';

/** A wooden board lying on the table. */
export function board({
  colour = '#b07a48',
  r = 184,
  shape,
  turn,
  x = 240,
  y = 244,
}: {
  readonly colour?: string;
  readonly r?: number;
  readonly shape?: BoardShape;
  readonly turn?: number;
  readonly x?: number;
  readonly y?: number;
} = {}): Vessel {
  return (table): Served => {
    const { dice, id, tilt } = table;
    const kind = shape ?? dice.pick(['paddle', 'plank', 'round'] as const);
    const degrees = turn ?? dice.between(-14, 14);
    const fill = id();
    const clip = id();
    const outline = (): string => {
      if (kind === 'round')
        return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
      const [w, h] = [r * 1.04, r * 0.86];
      const body = `M${n(-w + 34)} ${n(-h)}H${n(w - 34)}Q${n(w)} ${n(-h)} ${n(w)} ${n(-h + 34)}V${n(h - 34)}Q${n(w)} ${n(h)} ${n(w - 34)} ${n(h)}H${n(-w + 34)}Q${n(-w)} ${n(h)} ${n(-w)} ${n(h - 34)}V${n(-h + 34)}Q${n(-w)} ${n(-h)} ${n(-w + 34)} ${n(-h)}Z`;
      return kind === 'plank'
        ? body
        : `${body}M${n(w - 10)} -34H${n(w + 90)}Q${n(w + 116)} 0 ${n(w + 90)} 34H${n(w - 10)}Z`;
    };
    const d = outline();
    const grain = Array.from({ length: 13 }, (_, i) => {
      const at = -r + (i + 0.5) * (r / 6.5);
      const bend = dice.between(-16, 16);
      return `<path d="M${n(-r * 1.2)} ${n(at)}C${n(-r * 0.4)} ${n(at + bend)} ${n(r * 0.3)} ${n(at - bend)} ${n(r * 1.8)} ${n(at + bend * 0.4)}" fill="none" stroke="${dark(colour, 0.5)}" stroke-width="${n(dice.between(1, 4))}" opacity="${n(dice.between(0.12, 0.32))}"/>`;
    }).join('');
    const lying = (dy: number, svg: string) =>
      `<g transform="translate(${x} ${n(y + dy)}) scale(1 ${tilt}) rotate(${n(degrees)})">${svg}</g>`;
    const back = `<defs>${linear(fill, [light(colour, 0.34), colour, dark(colour, 0.24)])}<clipPath id="${clip}"><path d="${d}"/></clipPath></defs>${contactShadow(x, y + 16, r * 0.98, r * 0.84 * tilt)}${lying(15, `<path d="${d}" fill="${dark(colour, 0.5)}"/>`)}${lying(0, made('paper', `<path d="${d}" fill="url(#${fill})"/>`) + `<g clip-path="url(#${clip})">${grain}</g><path d="${d}" fill="none" stroke="${light(colour, 0.6)}" stroke-width="2.4" opacity=".5"/>`)}`;
    return { back, food: { ...table, x, y, r: r * 0.86, tilt } };
  };
}
