import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Parts of our typeface (styles/fonts.css), and the letters that need them. */
const PARTS = [
  ['inter-latin', /[A-Za-z\u00C0-\u00FF]/, 'U+0-FF,U+131,U+2000-206F'],
  ['inter-latin-a', /[\u0100-\u017F\u018F\u0218-\u021B\u0259]/, 'U+100-25A'],
  ['inter-cyrillic', /[\u0400-\u045F]/, 'U+400-45F,U+490-491,U+4B0-4B1'],
  ['inter-cyrillic-ext', /[\u0492-\u04AF\u04B2-\u052F]/, 'U+492-4AF,U+4B2-52F'],
  ['inter-greek', /[\u0370-\u03FF]/, 'U+370-3FF'],
] as const;

const files = new Map<string, Promise<string>>();

function dataOf(name: string): Promise<string> {
  const known = files.get(name);
  if (known) return known;
  const path = join(process.cwd(), 'public', 'fonts', `${name}.woff2`);
  const data = readFile(path, 'base64');
  files.set(name, data);
  return data;
}

/** Our typeface inside a page that stands alone: the parts its text is written with, at most some 60 kB. */
export async function plainFonts(text: string): Promise<string> {
  const faces = PARTS.filter(([, letters]) => letters.test(text)).map(
    async ([name, , range]) =>
      `@font-face{font-family:Inter;font-weight:400 800;src:url(data:font/woff2;base64,${await dataOf(name)}) format('woff2');unicode-range:${range}}`,
  );
  return (await Promise.all(faces)).join('\n');
}
