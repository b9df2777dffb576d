import { CliError } from '../cli-error';

const LISTED = 100;

/** A menu as it is sent; what a file has, right or wrong, for the server to check. */
export type Sent = Record<string, unknown>;

export interface SentMenu {
  readonly categories: Sent[];
  readonly extras: Sent[];
  readonly addon_groups: Sent[];
  readonly products: Sent[];
}

/** Something wrong on a line of the file. */
export interface LineProblem {
  readonly line: number | null;
  readonly words: string;
}

/** A menu that was read, and where everything of it stands. */
export interface MenuFile {
  readonly menu: SentMenu;
  readonly problems: readonly LineProblem[];
  /** How the file was understood, where that could surprise. */
  readonly notes: readonly string[];
  /** Where a part such as `products.3.options.0.price` stands, and what the file calls it. */
  readonly where: (at: string) => { line: number | null; name: string };
}

/** All that is wrong with a file; `total` counts what was not listed, too. */
export function refusal(
  file: string,
  problems: readonly LineProblem[],
  total: number = problems.length,
): CliError {
  const lines = [...problems]
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ line, words }) => `  ${line === null ? '' : `line ${line}: `}${words}`,
    );
  const found = [...new Set(lines)];
  const all = total - (lines.length - found.length);
  const shown = found.slice(0, LISTED);
  const count =
    all === 1
      ? 'One thing is wrong'
      : shown.length < all
        ? `${shown.length} of ${all} things that are wrong`
        : `${all} things are wrong`;
  return new CliError(
    [`${file}: nothing is changed. ${count}:`, ...shown].join('\n'),
  );
}
