import { plates, type PlateColour } from './palette';

export type PlateShape = 'oval' | 'round' | 'square';
export type PlateDecor = 'dots' | 'leaves' | 'plain' | 'rings';

export interface PlateStyle {
  readonly colour: PlateColour;
  readonly shape: PlateShape;
  readonly decor: PlateDecor;
}

function isDark(colour: PlateColour): boolean {
  const value = Number.parseInt(plates[colour].rim.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255];
  return r * 0.3 + g * 0.59 + b * 0.11 < 150;
}

function rimDecor({ colour, decor }: PlateStyle, radius: number): string {
  const { band } = plates[colour];
  const ring = radius * 0.87;
  if (decor === 'rings')
    return `<g fill="none" stroke="${band}"><circle r="${radius * 0.94}" stroke-width="${radius * 0.028}"/><circle r="${radius * 0.8}" stroke-width="${radius * 0.01}" stroke-opacity=".8"/></g>`;
  const count = decor === 'dots' ? 28 : 16;
  const marks = Array.from({ length: count }, (_, index) => {
    const turn = ((index * 360) / count).toFixed(1);
    const mark =
      decor === 'dots'
        ? `<circle cy="${-ring}" r="${radius * 0.02}"/>`
        : `<path transform="translate(0 ${-ring}) scale(${radius / 100})" d="M-9 0C-4-6 4-6 9 0 4 6-4 6-9 0Z"/>`;
    return `<g transform="rotate(${turn})">${mark}</g>`;
  });
  return decor === 'plain'
    ? ''
    : `<g fill="${band}" opacity=".8">${marks.join('')}</g>`;
}

/** A plate around the origin, seen from above; needs the gradients of scene.ts. */
export function plateShape(style: PlateStyle, radius: number): string {
  const { rim } = plates[style.colour];
  const dark = isDark(style.colour);
  const edge = dark ? 'rgba(255,255,255,.35)' : 'rgba(255,255,255,.6)';
  const line = dark ? 'rgba(255,255,255,.16)' : 'rgba(120,80,40,.10)';
  if (style.shape === 'square') {
    const box = (half: number) =>
      `x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="${half * 0.24}"`;
    return `<g filter="url(#sh)"><rect ${box(radius * 0.92)} fill="${rim}"/></g><rect ${box(radius * 0.89)} fill="none" stroke="${edge}" stroke-width="${radius * 0.02}"/><rect ${box(radius * 0.7)} fill="url(#${dark ? 'wellDark' : 'well'})" stroke="${line}" stroke-width="${radius * 0.018}"/>`;
  }
  const squeeze = style.shape === 'oval' ? 'scale(1.16 .9)' : '';
  return `<g transform="${squeeze}"><g filter="url(#sh)"><circle r="${radius}" fill="${rim}"/></g><circle r="${radius * 0.975}" fill="none" stroke="${edge}" stroke-width="${radius * 0.02}"/>${rimDecor(style, radius)}<circle r="${radius * 0.74}" fill="url(#${dark ? 'wellDark' : 'well'})" stroke="${line}" stroke-width="${radius * 0.018}"/></g>`;
}

export type BoardShape = 'paddle' | 'plank' | 'round';

/** A wooden board around the origin, about `size` wide. */
export function boardShape(
  shape: BoardShape,
  size: number,
  dark: boolean,
): string {
  const [top, side, grain] = dark
    ? ['#8A5A36', '#6B4226', '#744A2B']
    : ['#D9A56E', '#B97F4A', '#C98F58'];
  if (shape === 'round') {
    const r = size * 0.47;
    return `<g filter="url(#sh)"><circle r="${r}" cy="${r * 0.05}" fill="${side}"/></g><circle r="${r}" fill="${top}"/><g fill="none" stroke="${grain}" stroke-width="${size * 0.008}" opacity=".75"><circle r="${r * 0.9}"/><circle cx="${r * 0.1}" r="${r * 0.62}"/><circle cx="${r * 0.16}" r="${r * 0.3}"/></g>`;
  }
  const [w, h] =
    shape === 'plank' ? [size, size * 0.6] : [size * 0.82, size * 0.64];
  const handle = (fill: string, y: number) =>
    shape === 'paddle'
      ? `<rect x="${w / 2 - size * 0.04}" y="${-size * 0.075 + y}" width="${size * 0.24}" height="${size * 0.15}" rx="${size * 0.07}" fill="${fill}"/>`
      : '';
  const body = (fill: string, y: number) =>
    `${handle(fill, y)}<rect x="${-w / 2}" y="${-h / 2 + y}" width="${w}" height="${h}" rx="${size * 0.08}" fill="${fill}"/>`;
  const hole =
    shape === 'paddle'
      ? `<circle cx="${w / 2 + size * 0.13}" r="${size * 0.028}" fill="${side}"/>`
      : '';
  return `<g filter="url(#sh)">${body(side, size * 0.022)}</g>${body(top, 0)}${hole}<path d="M${-w * 0.42} ${-h * 0.26}h${w * 0.7}M${-w * 0.34} ${-h * 0.02}h${w * 0.76}M${-w * 0.42} ${h * 0.24}h${w * 0.6}" stroke="${grain}" stroke-width="${size * 0.009}" stroke-linecap="round" opacity=".8"/>`;
}

export type NapkinShape = 'folded' | 'fringed' | 'square';

/** A cloth napkin around the origin, `size` wide. */
export function napkinShape(
  shape: NapkinShape,
  size: number,
  colour: string,
): string {
  const half = size / 2;
  const line = `fill="none" stroke="rgba(255,255,255,.5)" stroke-width="${size * 0.012}"`;
  if (shape === 'folded')
    return `<g filter="url(#sh)"><path d="M${-half} ${half}V${-half}H${half}Z" fill="${colour}" stroke="${colour}" stroke-width="${size * 0.03}" stroke-linejoin="round"/></g><path d="M${-half * 0.88} ${half * 0.7}V${-half * 0.88}H${half * 0.7}" ${line}/><path d="M${-half} ${half}L${half} ${-half}L${half * 0.1} ${half * 0.1}Z" fill="rgba(255,255,255,.18)"/>`;
  const fringe = Array.from({ length: 15 }, (_, index) => {
    const x = -half + ((index + 0.5) * size) / 15;
    return `M${x} ${-half * 1.08}V${half * 1.08}`;
  }).join('');
  const ends =
    shape === 'fringed'
      ? `<path d="${fringe}" stroke="${colour}" stroke-width="${size * 0.018}" stroke-linecap="round"/>`
      : '';
  const bands =
    shape === 'fringed'
      ? `<path d="M${-half} ${-half * 0.78}H${half}M${-half} ${half * 0.78}H${half}M${-half} ${-half * 0.68}H${half}M${-half} ${half * 0.68}H${half}" ${line}/>`
      : `<rect x="${-half * 0.9}" y="${-half * 0.9}" width="${size * 0.9}" height="${size * 0.9}" rx="${size * 0.02}" ${line}/>`;
  return `<g filter="url(#sh)">${ends}<rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${size * 0.035}" fill="${colour}"/></g>${bands}`;
}
