import { createAppTheme } from './theme';

type Flat = Readonly<Record<string, string | number>>;

function cssName(property: string): string {
  return property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function renderRule(selector: string, values: Flat): string {
  const lines = Object.entries(values).map(
    ([property, value]) => `  ${cssName(property)}: ${value};`,
  );
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

/** The committed file that holds them. */
export const TOKENS_FILE = 'styles/tokens.generated.css';

/**
 * The theme's variables as a stylesheet: a static file is cached, where MUI's own style tag would
 * repeat 22 kB in every page. `disableStyleSheetGeneration` goes with it.
 */
export function renderTokens(): string {
  const sheets = createAppTheme('ltr').generateStyleSheets() as Record<
    string,
    Flat
  >[];
  const rules = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, values]) => renderRule(selector, values));
  return `/* Made by scripts/generate-tokens.ts from styles/theme: npm run tokens. */\n${rules.join('\n')}`;
}
