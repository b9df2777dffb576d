import type { Ground } from '@/server/demo/content/types';

import type { FillingName } from './bowl';
import { drawing, type Glaze } from './emoji';
import { packShape, type PackShape } from './packaging';
import { grounds } from './palette';
import { patternDefinition, type PatternName } from './patterns';
import {
  boardShape,
  napkinShape,
  plateShape,
  type BoardShape,
  type NapkinShape,
  type PlateStyle,
} from './tableware';

/** x and y are fractions of the picture's width and height, size is a fraction of its height. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

export interface Food extends Placed {
  readonly kind: 'food';
  readonly name: string;
  readonly mirrored?: boolean;
  readonly glaze?: Glaze | undefined;
  /** What is in it, when it is a bowl. */
  readonly filling?: FillingName | undefined;
  /** A small thing lying flat: a softer shadow. */
  readonly small?: boolean;
}

export interface Pack extends Placed {
  readonly kind: 'pack';
  readonly shape: PackShape;
  readonly colour: string;
  /** The drawing on its label. */
  readonly label: string;
}

export type Item =
  | Food
  | (Placed & {
      readonly kind: 'board';
      readonly shape: BoardShape;
      readonly dark: boolean;
    })
  | (Placed & { readonly kind: 'disc'; readonly colour: string })
  | (Placed & {
      readonly kind: 'napkin';
      readonly shape: NapkinShape;
      readonly colour: string;
    })
  | Pack
  | (Placed & { readonly kind: 'plate'; readonly style: PlateStyle })
  | (Placed & { readonly kind: 'runner'; readonly colour: string });

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Without a cloth the picture is transparent. */
  readonly cloth?: {
    readonly ground: Ground;
    readonly pattern: PatternName;
    /** Strength of the light from the upper left, 0.34 by default. */
    readonly light?: number;
    readonly patternScale?: number;
  };
  readonly items: readonly Item[];
}

function round(value: number): string {
  return value.toFixed(2);
}

function itemShape(item: Item, size: number, reach: number): string {
  switch (item.kind) {
    case 'plate':
      return plateShape(item.style, size / 2);
    case 'board':
      return boardShape(item.shape, size, item.dark);
    case 'napkin':
      return napkinShape(item.shape, size, item.colour);
    case 'pack':
      return packShape(item.shape, size, item.colour, drawing(item.label));
    case 'disc':
      return `<circle r="${round(size / 2)}" fill="${item.colour}"/>`;
    case 'runner': {
      const half = round(size / 2);
      const edge = `M${-reach} ${round(-size * 0.4)}H${reach}M${-reach} ${round(size * 0.4)}H${reach}`;
      return `<g filter="url(#sh2)"><rect x="${-reach}" y="-${half}" width="${reach * 2}" height="${round(size)}" fill="${item.colour}"/></g><path d="${edge}" stroke="rgba(255,255,255,.42)" stroke-width="${round(size * 0.02)}"/>`;
    }
    case 'food': {
      const scale = size / 32;
      const flip = item.mirrored
        ? `${round(-scale)} ${round(scale)}`
        : round(scale);
      return `<g transform="scale(${flip}) translate(-16 -16)">${drawing(item.name, item.glaze, item.filling)}</g>`;
    }
  }
}

function renderItem(item: Item, scene: Scene): string {
  const [x, y] = [item.x * scene.width, item.y * scene.height];
  const shape = itemShape(
    item,
    item.size * scene.height,
    scene.width + scene.height,
  );
  const turned = `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(item.turn ?? 0)})">${shape}</g>`;
  if (item.kind === 'pack') return `<g filter="url(#sh)">${turned}</g>`;
  if (item.kind !== 'food') return turned;
  return `<g filter="url(#${item.small ? 'sh2' : 'sh'})">${turned}</g>`;
}

function clothLayers({ cloth, width, height }: Scene): {
  defs: string;
  layers: string;
} {
  if (!cloth) return { defs: '', layers: '' };
  const { from, to, patternAlpha } = grounds[cloth.ground];
  const area = `width="${width}" height="${height}"`;
  const scale = (cloth.patternScale ?? 1) * Math.max(1, height / 480);
  const pattern = patternDefinition(
    cloth.pattern,
    'pattern',
    patternAlpha,
    scale,
  );
  return {
    defs: `<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><radialGradient id="light" cx=".28" cy=".12" r="1"><stop offset="0" stop-color="#fff" stop-opacity="${cloth.light ?? 0.34}"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity=".12"/></radialGradient>${pattern}`,
    layers: `<rect ${area} fill="url(#cloth)"/>${pattern ? `<rect ${area} fill="url(#pattern)"/>` : ''}<rect ${area} fill="url(#light)"/>`,
  };
}

function shadow(id: string, scale: number, size: 'large' | 'small'): string {
  const [dx, dy, blur, strength] =
    size === 'large' ? [5, 14, 13, 0.3] : [2, 6, 6, 0.24];
  return `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="${round(dx * scale)}" dy="${round(dy * scale)}" stdDeviation="${round(blur * scale)}" flood-color="#3a1c08" flood-opacity="${strength}"/></filter>`;
}

/** The picture as SVG: cloth, pattern and light, then the items in their order, light from the upper left. */
export function renderScene(scene: Scene): string {
  const { width, height } = scene;
  const { defs, layers } = clothLayers(scene);
  const scale = Math.min(height, 480) / 400;
  const materials = `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity=".06"/><stop offset=".62" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1d0f06" stop-opacity=".24"/></linearGradient><radialGradient id="well" cx=".4" cy=".34" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".7" stop-color="#fffaf4" stop-opacity=".5"/><stop offset="1" stop-color="#e9d9c6" stop-opacity=".55"/></radialGradient><radialGradient id="wellDark" cx=".4" cy=".34" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".7" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></radialGradient>`;
  const items = scene.items.map((item) => renderItem(item, scene)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}${materials}${shadow('sh', scale, 'large')}${shadow('sh2', scale, 'small')}</defs>${layers}${items}</svg>`;
}
