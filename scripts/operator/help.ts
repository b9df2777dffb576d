import type { Command } from './command';

const COMMON = [
  '  --url    where the server runs; else SITE, else http://127.0.0.1:PORT (3000)',
  '  --token  the operator’s token; else OPERATOR_TOKEN, else the file DATA_DIR/operator-token (.data)',
  '  --json   answers as JSON, for other programs',
];

/** Every command with what it does. */
export function helpText(commands: readonly Command[]): string {
  return [
    'npm run operator -- <command>: the other side of the market, on a running server.',
    '',
    ...commands.map(({ summary, usage }) => `  ${usage}\n      ${summary}`),
    '',
    ...COMMON,
    '',
    'More about one of them: npm run operator -- help <command>, or <command> --help.',
    'Ends with 0 when it is done, 1 when the server refused or did not answer, 2 for a command it does not know.',
  ].join('\n');
}

/** One command with everything that can be said of it. */
export function commandHelp({ details, summary, usage }: Command): string {
  return [
    `npm run operator -- ${usage}`,
    `  ${summary}`,
    ...(details ? [details] : []),
    '',
    ...COMMON,
  ].join('\n');
}
