import { inKib, weighPage } from '@/scripts/size/page-weight';
import type { BenchPage } from '../measure-pages';

/** Rows of a table. NaN: it cannot be told; Infinity: it never happened. */
export type Numbers = Readonly<Record<string, number>>;

const NAME_WIDTH = 20;
const CELL_WIDTH = 24;
/** How often it happened in all runs. */
const COUNTED = new Set(['unanswered', 'missed']);
/** What of our promises is missed is marked: ms. */
const GOALS: Numbers = {
  'LCP ms': 2000,
  'answered ms': 3000,
  'blocking ms': 200,
};

export function median(values: readonly number[]): number {
  const sorted = values
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? NaN;
  return upper === lower ? upper : (upper + lower) / 2;
}

function show(row: string, value: number): string {
  if (Number.isNaN(value)) return '-';
  if (value === Infinity) return 'never';
  const misses = (GOALS[row] ?? Infinity) < value ? ' !' : '';
  const digits = row === 'CLS' ? 3 : /kB$|%$|a second$/.test(row) ? 1 : 0;
  return value.toFixed(digits) + misses;
}

/** "0.50": the last of the first; empty where there is nothing to compare. */
function ratioOf(values: readonly number[]): string {
  const ratio = (values.at(-1) ?? NaN) / (values[0] ?? NaN);
  return values.length > 1 && Number.isFinite(ratio) ? ratio.toFixed(2) : '';
}

const line = (name: string, cells: readonly string[]) =>
  name.padEnd(NAME_WIDTH) +
  cells.map((cell) => cell.padStart(CELL_WIDTH)).join('');

/** Medians of each side's runs, how often what is counted happened, and the last side's ratio to the first. */
export function printTable(
  name: string,
  sides: readonly { readonly name: string }[],
  runs: readonly (readonly Numbers[])[],
): void {
  console.log(`\n${name}`);
  const heads = sides.map((side) => side.name.slice(0, CELL_WIDTH - 2));
  console.log(line('', sides.length > 1 ? [...heads, 'ratio'] : heads));
  for (const row of Object.keys(runs[0]?.[0] ?? {})) {
    const values = runs.map((side) => {
      const each = side.map((numbers) => numbers[row] ?? NaN);
      return COUNTED.has(row)
        ? each.reduce((sum, value) => sum + value, 0)
        : median(each);
    });
    const cells = values.map((value) => show(row, value));
    console.log(line(row, [...cells, ratioOf(values)]).trimEnd());
  }
}

/** What the HTML and all that it names weigh after gzip 6, the same for each load. */
export async function weightRows({
  headers,
  origin,
  path,
}: BenchPage): Promise<Numbers> {
  const { css, cssFiles, html, script } = await weighPage(
    origin,
    path,
    headers,
  );
  return {
    'gzip: HTML kB': Number(inKib(html)),
    'gzip: CSS kB': Number(inKib(css)),
    'CSS files': cssFiles,
    'gzip: scripts kB': Number(inKib(script)),
  };
}
