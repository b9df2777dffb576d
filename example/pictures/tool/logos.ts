import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons, type LucideProps } from 'lucide-react';

const SIZE = 160;
const ICON_SIZE = 78;

const byName: Readonly<Record<string, ComponentType<LucideProps>>> = icons;

function pascalCase(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

export function isLineIcon(name: string): boolean {
  return pascalCase(name) in byName;
}

/** The colour moved towards white (amount above 0) or black. */
function shade(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const moved = parts.map((part) =>
    Math.round(part + (target - part) * Math.abs(amount)),
  );
  return `#${moved.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A shop's logo: a line icon of lucide on its ground. */
export function logoSvg(logo: {
  readonly icon: string;
  readonly ground: string;
  readonly ink: string;
}): string {
  const icon = byName[pascalCase(logo.icon)];
  if (!icon) throw new Error(`lucide has no icon "${logo.icon}"`);
  const at = (SIZE - ICON_SIZE) / 2;
  const drawn = renderToStaticMarkup(
    createElement(icon, {
      x: at,
      y: at,
      size: ICON_SIZE,
      color: logo.ink,
      strokeWidth: 1.6,
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs><linearGradient id="ground" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${shade(logo.ground, 0.1)}"/><stop offset="1" stop-color="${shade(logo.ground, -0.1)}"/></linearGradient></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#ground)"/>${drawn}</svg>`;
}
