import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  darkPalette,
  lightPalette,
  type SchemePalette,
} from '@/styles/theme/palette';
import { renderTokens } from '@/styles/theme/render-tokens';

const styles = path.resolve('styles');
const schemes: readonly (readonly [string, SchemePalette])[] = [
  ['light', lightPalette],
  ['dark', darkPalette],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

describe('generated variables', () => {
  test('exist for every short name', () => {
    const made = renderTokens();
    const aliases = fs.readFileSync(path.join(styles, 'tokens.css'), 'utf8');
    const used = [...aliases.matchAll(/var\((--mui-[\w-]+)\)/g)];
    expect(used.length).toBeGreaterThan(60);
    for (const [, name] of used) expect(made).toContain(`${name}:`);
  });
});

describe.each(schemes)('%s scheme', (_name, palette) => {
  const { background, map, text } = palette;
  const grounds = Object.entries(background);

  test.each(grounds)('text is legible on %s', (_ground, colour) => {
    expect(contrast(text.primary, colour)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text.secondary, colour)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'success', 'warning', 'error', 'info'] as const)(
    '%s is legible as text and as ground',
    (name) => {
      const tone = palette[name];
      const pairs = [
        [tone.main, background.default],
        [tone.main, background.paper],
        [tone.main, background.raised],
        [tone.contrastText, tone.main],
        [tone.contrastText, tone.dark],
        [tone.onSoft, tone.soft],
      ] as const;
      for (const [ink, ground] of pairs)
        expect(
          contrast(ink, ground),
          `${ink} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('inverse parts and labels of the map are legible', () => {
    const { inverse, picture } = palette;
    const pairs = [
      [inverse.contrastText, inverse.main],
      [picture.ink, picture.paper],
      ...[map.ground, map.block, map.road, map.park, map.water].map(
        (ground) => [map.label, ground] as const,
      ),
    ] as const;
    for (const [ink, ground] of pairs)
      expect(
        contrast(ink, ground),
        `${ink} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of fields, stars and disabled words reach 3:1', () => {
    const grounds3 = [
      background.default,
      background.paper,
      background.raised,
      background.sunk,
    ];
    for (const ground of grounds3) {
      expect(contrast(palette.outline.control, ground)).toBeGreaterThanOrEqual(
        3,
      );
      expect(contrast(text.disabled, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(palette.star, background.sunk)).toBeGreaterThanOrEqual(3);
  });
});

test('sums that are being counted anew turn grey and do not fade out of sight', () => {
  const sheets = ['components', 'containers'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  const rules = sheets.flatMap((sheet) => [
    ...sheet.matchAll(/[^{}]*(?:data-stale|\.stale|\.dim)[^{}]*\{([^}]*)\}/g),
  ]);
  expect(rules.length).toBeGreaterThan(3);
  for (const [rule, body] of rules) expect(body, rule).not.toMatch(/opacity/);
});
