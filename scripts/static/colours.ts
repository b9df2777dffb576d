/**
 * Raw colours belong in styles/: everywhere else a token is used. Seeds, pictures and their scripts are content.
 * One line may be allowed with a reason: `colour-ok: <why>` in a comment on it or on the line above.
 */
import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files';

const FOLDERS = [
  'pages',
  'components',
  'containers',
  'contexts',
  'hooks',
  'redux',
  'services',
  'utils',
  'server',
];
const SOURCE = /\.(css|tsx?)$/;
const NAMES =
  'aqua|beige|black|blue|brown|crimson|cyan|gold|gray|green|grey|indigo|ivory|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const HEX = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/i;
/** A colour's name counts only as a CSS value: elsewhere it is a word. */
const NAMED = new RegExp(
  `(?:color|background|border|fill|stroke|shadow|outline)[\\w-]*\\s*:[^;{]*(?<![\\w-])(?:${NAMES})(?![\\w-])`,
  'i',
);

function rawColour(line: string, isStyle: boolean): string | null {
  const found =
    HEX.exec(isStyle ? line : (/(['"`]).*\1/.exec(line)?.[0] ?? '')) ??
    FUNCTION.exec(line) ??
    (isStyle ? NAMED.exec(line) : null);
  return found?.[0] ?? null;
}

function check(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const colour = rawColour(line, file.endsWith('.css'));
    const allowed = [lines[index - 1], line].some((text) =>
      text?.includes('colour-ok:'),
    );
    return colour && !allowed ? [`${file}:${index + 1}  ${colour}`] : [];
  });
}

/** Raw colours with their places; empty: none. */
export function colourFaults(): string[] {
  return sourceFiles(FOLDERS, SOURCE).flatMap(check);
}
