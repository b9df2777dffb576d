import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { amountText } from '@/scripts/operator/money';
import type {
  MenuDto,
  MenuProblemsDto,
  MenuReportDto,
} from '@/server/contracts/operator/menu';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { CliError, misuse } from '../cli-error';
import { type OperatorClient, RefusedError } from '../client';
import { type Command, type Run, textOf, wordOf } from '../command';
import { shopIdOf } from '../shop/shop-of';
import {
  type LineProblem,
  type MenuFile,
  refusal,
  type Sent,
  type SentMenu,
} from './menu-file';
import { MENU_HELP } from './menu-help';
import { checkPictures, sendPictures } from './menu-pictures';
import { readMenu } from './read-menu';
import { menuCsv } from './write-csv';

const NAMED = 12;
const SHOWN = 3;

function listed(head: string, names: readonly string[]): string[] {
  if (!names.length) return [];
  const rest = names.length - NAMED;
  const more = rest > 0 ? ` … and ${rest} more` : '';
  return [`  ${head}: ${names.slice(0, NAMED).join(', ')}${more}`];
}

/** What was done, or would be. */
function reportText(report: MenuReportDto): string {
  const { changed, made, taken_off: off, unchanged } = report;
  const changes = changed.map(
    ({ fields, slug }) => `${slug} (${fields.join(' ')})`,
  );
  const total = made.length + changed.length + unchanged;
  return [
    report.dry_run ? 'Dry run: nothing is changed yet.' : 'Done.',
    `${total} products: ${made.length} made, ${changed.length} changed, ${unchanged} as they were, ${off.length} taken off.`,
    ...listed('made', made),
    ...listed('changed', changes),
    ...listed('taken off', off),
    ...listed('sections made or changed', report.categories),
    ...listed('groups made or changed', report.groups),
    ...listed(
      'options sold out, as orders or carts have them',
      report.sold_out,
    ),
  ].join('\n');
}

const TURN = 'Give it another slug, or say --turn if that is what you want.';

/** Products that an import would make add-ons, which leave the menu, and add-ons that it would put on the menu. */
function turningText(
  { changed }: MenuReportDto,
  { menu }: MenuFile,
): readonly string[] {
  const addons = new Set(
    menu.products.flatMap(({ addon, slug }) => (addon === true ? slug : [])),
  );
  return changed.flatMap(({ fields, slug }) =>
    fields.includes('addon')
      ? addons.has(slug)
        ? `  ${slug} is a product; it would become an add-on and leave the menu.`
        : `  ${slug} is an add-on; it would become a product of the menu.`
      : [],
  );
}

/** How a file was understood, where that could surprise. */
const notesText = ({ notes }: MenuFile): readonly string[] =>
  notes.map((note) => `  ${note}`);

function optionText(
  { extras, price }: Sent,
  currency: Parameters<typeof amountText>[1],
): string[] {
  const amount = typeof price === 'number' ? [amountText(price, currency)] : [];
  const values = (extras ?? []) as readonly { readonly value: string }[];
  return [[...values.map(({ value }) => value), ...amount].join(' ')];
}

/** The first dishes of a file as they were read, for a look at prices and sections. */
function asReadText(
  { menu, where }: MenuFile,
  currency: Parameters<typeof amountText>[1],
): readonly string[] {
  return menu.products.slice(0, SHOWN).map((one, index) => {
    const { category, options = [], translations = {} } = one;
    const words = Object.values(
      translations as Record<string, { title?: string } | null>,
    );
    const { line } = where(`products.${index}`);
    const parts = [
      words[0]?.title ?? (one.slug as string | undefined),
      category as string | null | undefined,
      ...(options as Sent[]).flatMap((option) => optionText(option, currency)),
    ].filter(Boolean);
    return `  ${line === null ? '' : `line ${line} `}as read: ${parts.join(' · ')}`;
  });
}

const PATIENCE_MS = 10 * 60_000;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function formatOf({ values }: Run, out: string | undefined): 'csv' | 'json' {
  const format =
    textOf(values, 'format') ?? (out && extname(out).slice(1).toLowerCase());
  if (format === undefined || format === '' || format === 'csv') return 'csv';
  if (format === 'json') return 'json';
  throw misuse(`--format is csv or json, not "${format}".`);
}

async function exportMenu(run: Run): Promise<void> {
  const { answer, client, values, words } = run;
  const shop = await shopIdOf(client, wordOf(words, 0, 'The shop'));
  const out = textOf(values, 'out');
  const format = formatOf(run, out);
  const menu = await client.get<MenuDto>(`/shops/${shop}/menu`);
  const written =
    format === 'json' ? `${JSON.stringify(menu, null, 2)}\n` : menuCsv(menu);
  if (out === undefined) return answer(menu, () => written.trimEnd());
  await writeFile(out, written).catch((error: unknown) => {
    throw new CliError(`${out} cannot be written: ${(error as Error).message}`);
  });
  const count = menu.products.length;
  answer(
    { file: out, products: count },
    () => `${count} products are in ${out}.`,
  );
}

interface Sending {
  readonly client: OperatorClient;
  readonly path: string;
  readonly replace: boolean;
}

async function ask(
  { client, path, replace }: Sending,
  menu: SentMenu,
  dryRun: boolean,
): Promise<MenuReportDto> {
  return client.send<MenuReportDto>(
    'PUT',
    path,
    { menu, dry_run: dryRun, replace },
    PATIENCE_MS,
  );
}

/** An amount whose sign may be that of thousands or of decimals: `1.200 TL`. */
function doubt(reason: string): string {
  const [, whole, part] =
    /not "\D*(\d{1,3})[.,](\d{3})\D*"$/.exec(reason) ?? [];
  return whole === undefined || part === undefined
    ? ''
    : `. Say ${whole}${part} or ${whole}.${part.slice(0, 2)}`;
}

function problemsIn(
  error: unknown,
  { where }: MenuFile,
): MenuProblemsDto & {
  readonly lines: readonly LineProblem[];
} {
  const data =
    error instanceof RefusedError
      ? (error.data as MenuProblemsDto | null | undefined)
      : null;
  if (!data?.problems) throw error;
  const lines = data.problems.map(({ at, reason }) => {
    const { line, name } = where(at);
    return {
      line,
      words: `${name ? `${name}: ` : ''}${reason}${doubt(reason)}`,
    };
  });
  return { ...data, lines };
}

/** The server's report; throws CliError with all that is wrong, by its word and by ours, on the lines of the file. */
async function check(
  sending: Sending,
  read: MenuFile,
  file: string,
  wrong: readonly LineProblem[],
  dryRun = true,
): Promise<MenuReportDto> {
  try {
    const report = await ask(sending, read.menu, dryRun);
    if (wrong.length) throw refusal(file, wrong);
    return report;
  } catch (error) {
    const { lines, total } = problemsIn(error, read);
    throw refusal(file, [...wrong, ...lines], wrong.length + total);
  }
}

/** Of a shop that is not made yet. */
const NO_MENU: MenuDto = {
  categories: [],
  extras: [],
  addon_groups: [],
  products: [],
};

/** Reads the menu of a shop that is still to be made, and looks at its pictures. Throws CliError with all that is wrong. */
export async function checkMenuFile(file: string, lang: string): Promise<void> {
  const read = await readMenu(file, {
    lang,
    leaveOut: [],
    stored: () => Promise.resolve(NO_MENU),
  });
  const { problems } = await checkPictures(read, file);
  const wrong = [...read.problems, ...problems];
  if (wrong.length) throw refusal(file, wrong);
}

async function importMenu(run: Run): Promise<void> {
  const { answer, client, values, words } = run;
  const shop = await shopIdOf(client, wordOf(words, 0, 'The shop'));
  const file = wordOf(words, 1, 'The file');
  const lang = textOf(values, 'lang');
  if (lang !== undefined && !LOCALE_CODES.includes(lang))
    throw misuse(`--lang is one of ${LOCALE_CODES.join(', ')}.`);
  const path = `/shops/${shop}/menu`;
  const read = await readMenu(file, {
    lang,
    encoding: textOf(values, 'encoding'),
    sheet: textOf(values, 'sheet'),
    leaveOut: (values['leave-out'] as readonly string[] | undefined) ?? [],
    stored: () => client.get<MenuDto>(path),
  });
  const sending = {
    client,
    path,
    replace: values.replace === true,
  };
  const checked = await checkPictures(read, file);
  const wrong = [...read.problems, ...checked.problems];
  const pictures = checked.local + checked.remote;
  const isDry = values['dry-run'] === true;
  const mayTurn = read.menu.products.some(({ addon }) => addon !== undefined);
  // Pictures are sent once the rest is known to be right.
  if (isDry || wrong.length || pictures || mayTurn) {
    const report = await check(
      sending,
      { ...read, menu: checked.menu },
      file,
      wrong,
    );
    const turning = turningText(report, read);
    const { currency } = await client.siteInfo();
    const note = pictures ? `\n  pictures to bring in: ${pictures}` : '';
    if (isDry)
      return answer(report, () =>
        [
          reportText(report) + note,
          ...turning,
          ...asReadText(read, currency),
          ...notesText(read),
        ].join('\n'),
      );
    if (turning.length && values.turn !== true)
      throw new CliError(
        [`${file}: nothing is changed.`, ...turning, TURN].join('\n'),
      );
  }
  const lost = await sendPictures(client, read, file);
  if (lost.length) throw refusal(file, lost);
  const done = await check(sending, read, file, [], false);
  answer(done, () => [reportText(done), ...notesText(read)].join('\n'));
}

export const menuCommands: Readonly<Record<string, Command>> = {
  'menu export': {
    usage: 'menu export <shop> [--format csv|json] [--out file]',
    summary: 'a shop’s whole menu as one file, which import takes again',
    details: MENU_HELP,
    options: { format: text, out: text },
    run: exportMenu,
  },
  'menu import': {
    usage:
      'menu import <shop> <file.xlsx|file.csv|file.json> [--dry-run] [--replace] [--lang ru]',
    summary:
      'brings a menu in, all or nothing; products are known by title, slug or sku, so the same file again changes nothing',
    details: MENU_HELP,
    options: {
      'dry-run': flag,
      replace: flag,
      turn: flag,
      lang: text,
      encoding: text,
      sheet: text,
      'leave-out': { type: 'string', multiple: true },
    },
    run: importMenu,
  },
};
