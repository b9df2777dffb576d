import { darken, lighten, type Theme } from '@mui/material/styles';
import { lightPalette } from './palette';
import { buildTheme, createAppTheme, type Look } from './theme';

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

/** Of MUI's components that have variables of their own, pages show the slider alone. */
const UNUSED = /^--mui-palette-(?!Slider)[A-Z]/;

const without = (
  values: Flat,
  isLeftOut: (name: string, value: string | number) => boolean,
): Flat =>
  Object.fromEntries(
    Object.entries(values).filter((entry) => !isLeftOut(...entry)),
  );

const rulesOf = (theme: Theme): [string, Flat][] =>
  (theme.generateStyleSheets() as Record<string, Flat>[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, values]) => [
      selector,
      without(values, (name) => UNUSED.test(name)),
    ]);

/**
 * The theme's variables as a stylesheet: a static file is cached, where MUI's own style tag would
 * repeat 22 kB in every page. `disableStyleSheetGeneration` goes with it. The dark scheme has what differs.
 */
export function renderTokens(
  isAsked: (name: string) => boolean = () => true,
): string {
  const said: Record<string, string | number> = {};
  const rules = rulesOf(createAppTheme('ltr')).flatMap(([selector, values]) => {
    const own = without(
      values,
      (name, value) => said[name] === value || !isAsked(name),
    );
    Object.assign(said, values);
    return Object.keys(own).length > 0 ? [renderRule(selector, own)] : [];
  });
  return `/* Made by scripts/generate-tokens.ts from styles/theme: npm run tokens. */\n${rules.join('\n')}`;
}

/** After the theme's own rules, whatever the order of the files. */
const stronger = (selector: string): string =>
  selector
    .split(',')
    .map((part) => `html${part.trim()}`)
    .join(', ');

/** The wallet's ground follows the primary colour; it is the same in both schemes. */
const walletRule = (main: string): string =>
  renderRule('html:root', {
    '--wallet-ground': darken(main, 0.4),
    '--on-wallet': lighten(main, 0.94),
  });

/** What a brand's look changes of the theme's variables, as a stylesheet that stands after `renderTokens`. */
export function renderLook(look: Look): string {
  const own = new Map(rulesOf(createAppTheme('ltr')));
  const rules = rulesOf(buildTheme('ltr', look)).flatMap(
    ([selector, values]) => {
      const known = own.get(selector) ?? {};
      const changed = without(values, (name, value) => known[name] === value);
      return Object.keys(changed).length
        ? [renderRule(stronger(selector), changed)]
        : [];
    },
  );
  const { main } = look.light.primary;
  const isOwn = main === lightPalette.primary.main;
  return [...rules, ...(isOwn ? [] : [walletRule(main)])].join('\n');
}
