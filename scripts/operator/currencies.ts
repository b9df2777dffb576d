import type { OperatorCurrencyDto } from '@/server/contracts/operator/money';
import { misuse } from './cli-error';
import {
  type Command,
  numberOf,
  type Run,
  textOf,
  type Values,
  wordOf,
} from './command';
import { amountText } from './money';
import { table } from './table';

function currencyTable(currencies: readonly OperatorCurrencyDto[]): string {
  const house = currencies.find((row) => row.default);
  return table(
    currencies,
    [
      { head: 'CURRENCY', cell: ({ title }) => title },
      {
        head: house ? `FOR 1 ${house.title}` : 'RATE',
        cell: ({ rate }) => rate,
        right: true,
      },
      { head: 'WRITTEN', cell: (row) => amountText(1_234.5, row) },
      { head: 'SYMBOL', cell: ({ symbol }) => symbol },
      { head: 'PLACE', cell: ({ position }) => position },
      { head: 'IN FORCE', cell: ({ active }) => (active ? 'yes' : 'no') },
      {
        head: 'WHOSE',
        cell: (row) =>
          row.default ? 'the house’s own: prices are kept in it' : '',
      },
    ],
    'No currencies.',
  );
}

async function listCurrencies({ answer, client }: Run): Promise<void> {
  const all = await client.get<readonly OperatorCurrencyDto[]>('/currencies');
  answer(all, () => currencyTable(all));
}

/** What `--symbol` and `--position` say; what is not given is absent. */
function signOf(values: Values) {
  const symbol = textOf(values, 'symbol');
  const position = textOf(values, 'position');
  if (position !== undefined && !['after', 'before'].includes(position))
    throw misuse(`--position is before or after, not "${position}".`);
  return {
    ...(symbol !== undefined && { symbol }),
    ...(position !== undefined && { position }),
  };
}

const codeOf = (words: readonly string[]): string =>
  wordOf(words, 0, 'The currency, such as EUR,');

const rateText = (row: OperatorCurrencyDto, house: string): string =>
  `1 ${house} is ${row.rate} ${row.title}, written ${amountText(1_234.5, row)}.`;

const houseOf = async ({ client }: Run): Promise<string> =>
  (await client.siteInfo()).currency.title;

async function addCurrency(run: Run): Promise<void> {
  const { answer, client, values, words } = run;
  const title = codeOf(words);
  const rate = numberOf(values, 'rate');
  if (rate === undefined)
    throw misuse('--rate is missing: units of it for one of the house’s.');
  const row = await client.send<OperatorCurrencyDto>('POST', '/currencies', {
    title,
    rate,
    ...signOf(values),
  });
  const house = await houseOf(run);
  answer(row, () => `${row.title} is in force: ${rateText(row, house)}`);
}

async function change(
  run: Run,
  changes: object,
  said: (row: OperatorCurrencyDto, house: string) => string,
): Promise<void> {
  const path = `/currencies/${encodeURIComponent(codeOf(run.words))}`;
  const row = await run.client.send<OperatorCurrencyDto>('PUT', path, changes);
  const house = await houseOf(run);
  run.answer(row, () => said(row, house));
}

async function setRate(run: Run): Promise<void> {
  codeOf(run.words);
  const said = wordOf(run.words, 1, 'The rate');
  const rate = Number(said);
  if (!said.trim() || !Number.isFinite(rate))
    throw misuse(`The rate must be a number, not "${said}".`);
  await change(
    run,
    { rate },
    (row, house) =>
      `${rateText(row, house)} Placed orders keep the rate they have.${row.active ? '' : ` It is off: \`currency on ${row.title}\`.`}`,
  );
}

async function setSign(run: Run): Promise<void> {
  const sign = signOf(run.values);
  if (!Object.keys(sign).length)
    throw misuse('Say --symbol, --position, or both.');
  await change(
    run,
    sign,
    (row) => `${row.title} is written ${amountText(1_234.5, row)}.`,
  );
}

const switchTo = (active: boolean) => (run: Run) =>
  change(run, { active }, (row, house) =>
    active
      ? `${row.title} is in force: ${rateText(row, house)}`
      : `${row.title} is off. Who chose it sees ${house} with the next page; orders placed in it stay as they are.`,
  );

const text = { type: 'string' } as const;
const SIGN = { symbol: text, position: text } as const;

export const currencyCommands: Readonly<Record<string, Command>> = {
  currencies: {
    usage: 'currencies',
    summary:
      'every currency with its rate, how it is written, and whether it is in force',
    run: listCurrencies,
  },
  'currency add': {
    usage:
      'currency add <EUR> --rate 0.92 [--symbol € --position before|after]',
    summary:
      'adds one; the rate is units of it for one of the house’s currency',
    details:
      'Symbol and place are the usual ones unless you say them. None is ever removed, as orders name theirs: `currency off` takes it from customers.',
    options: { rate: text, ...SIGN },
    run: addCurrency,
  },
  'currency rate': {
    usage: 'currency rate <EUR> <0.93>',
    summary: 'changes its rate; who stands at the checkout is asked again',
    run: setRate,
  },
  'currency on': {
    usage: 'currency on <EUR>',
    summary: 'lets customers choose it',
    run: switchTo(true),
  },
  'currency off': {
    usage: 'currency off <EUR>',
    summary: 'takes it from the choice; who chose it sees the house’s currency',
    run: switchTo(false),
  },
  'currency sign': {
    usage: 'currency sign <EUR> [--symbol €] [--position before|after]',
    summary:
      'how it is written, in English and where a language has no way of its own',
    options: SIGN,
    run: setSign,
  },
};
