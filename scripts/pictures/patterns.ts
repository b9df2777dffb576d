/** Repeating ornaments of the table cloths, as the content of an SVG pattern of the given size. */
const ornaments = {
  none: null,
  stripe: {
    size: [56, 56],
    turn: 45,
    draw: (c: string) => `<rect width="28" height="56" fill="${c}"/>`,
  },
  bars: {
    size: [72, 72],
    turn: 0,
    draw: (c: string) => `<rect width="36" height="72" fill="${c}"/>`,
  },
  linen: {
    size: [22, 22],
    turn: 4,
    draw: (c: string) =>
      `<path d="M0 5.5h22M5.5 0v22" stroke="${c}" stroke-width="5" opacity=".5"/>`,
  },
  check: {
    size: [64, 64],
    turn: 45,
    draw: (c: string) =>
      `<g fill="${c}" opacity=".6"><rect width="32" height="64"/><rect width="64" height="32"/></g>`,
  },
  gingham: {
    size: [76, 76],
    turn: 0,
    draw: (c: string) =>
      `<g fill="${c}" opacity=".6"><rect width="38" height="76"/><rect width="76" height="38"/></g>`,
  },
  dots: {
    size: [44, 44],
    turn: 30,
    draw: (c: string) => `<circle cx="11" cy="11" r="5" fill="${c}"/>`,
  },
  terrazzo: {
    size: [120, 120],
    turn: 15,
    draw: (c: string) =>
      `<g fill="${c}"><path d="m14 18 18-6 8 14-16 8ZM78 10l20 4-6 16-14-6ZM52 58l12-10 14 12-12 14ZM8 78l14-8 8 18-18 4ZM88 84l18-8 4 18-14 6ZM44 100l14-4 2 14-12 2Z"/></g>`,
  },
  ikat: {
    size: [96, 128],
    turn: 0,
    draw: (c: string) =>
      `<path d="M48 4 84 64 48 124 12 64Z" fill="${c}"/><path d="M48 36 66 64 48 92 30 64Z" fill="${c}"/><path d="M0-20 14 0 0 20-14 0ZM96-20 110 0 96 20 82 0ZM0 108l14 20-14 20-14-20ZM96 108l14 20-14 20-14-20Z" fill="${c}"/>`,
  },
  wave: {
    size: [80, 40],
    turn: 0,
    draw: (c: string) =>
      `<path d="M0 20q20-24 40 0t40 0" fill="none" stroke="${c}" stroke-width="6"/>`,
  },
  tile: {
    size: [80, 80],
    turn: 0,
    draw: (c: string) =>
      `<g fill="${c}"><path d="M40 8c12 20 12 20 32 32-20 12-20 12-32 32C28 52 28 52 8 40 28 28 28 28 40 8Z"/><circle r="9"/><circle cx="80" r="9"/><circle cy="80" r="9"/><circle cx="80" cy="80" r="9"/></g>`,
  },
  suzani: {
    size: [132, 132],
    turn: 0,
    draw: (c: string) => {
      const petals = (x: number, y: number, r: number) =>
        Array.from({ length: 8 }, (_, i) => {
          const turn = (i * Math.PI) / 4;
          const px = (x + Math.cos(turn) * r * 0.68).toFixed(1);
          const py = (y + Math.sin(turn) * r * 0.68).toFixed(1);
          return `<circle cx="${px}" cy="${py}" r="${r * 0.24}"/>`;
        }).join('') + `<circle cx="${x}" cy="${y}" r="${r * 0.3}"/>`;
      return `<g fill="${c}">${petals(40, 40, 34)}${petals(106, 106, 24)}<circle cx="106" cy="34" r="6"/><circle cx="34" cy="106" r="6"/></g>`;
    },
  },
  planks: {
    size: [400, 176],
    turn: -7,
    draw: (c: string) =>
      `<g fill="${c}"><rect y="0" width="400" height="58" opacity=".5"/><rect y="118" width="400" height="58"/></g><path d="M0 59h400M0 117h400M0 1h400M120 1v58M310 59v58M60 117v59" stroke="#1d0f06" stroke-opacity=".16" stroke-width="2.5"/><path d="M20 30q60-10 90 0t100-2 120 4M40 90q90 8 150-2t180 4M90 146q80-8 140 0t120-4" fill="none" stroke="${c}" stroke-width="2"/>`,
  },
} as const;

export type PatternName = keyof typeof ornaments;

/** The `<pattern>` with the given id, or nothing for 'none'. Sizes are for a picture 400 high. */
export function patternDefinition(
  name: PatternName,
  id: string,
  alpha: number,
  scale: number,
): string {
  const ornament = ornaments[name];
  if (!ornament) return '';
  const [width, height] = ornament.size;
  const transform = `scale(${scale.toFixed(3)}) rotate(${ornament.turn})`;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${ornament.draw(`rgba(255,255,255,${alpha})`)}</pattern>`;
}
