import type { OperatorBoardsDto } from '@/server/contracts/operator/board';
import type { OperatorCategoryDto } from '@/server/contracts/operator/category';
import type {
  OperatorCurrencyDto,
  OperatorWaysDto,
} from '@/server/contracts/operator/money';
import type { SiteProblemsDto } from '@/server/contracts/operator/setting';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { foldText } from '@/utils/search/search-text';
import { CliError } from '../cli-error';
import type { Command, Run, Values } from '../command';
import { categoryCommands } from '../content/categories';
import { currencyCommands } from '../currencies';
import { menuCommands } from '../menu/menu-commands';
import { boardCommands } from '../shop/board';
import { notifyCommands } from '../shop/notify';
import { payCommands } from '../shop/pay';
import { bringFiles, putSettings } from './brand';
import { beside, brandOf, type Setup } from './setup-file';
import { type FirstShop, putFirstShop } from './setup-shop';
import { streetCommands } from './streets';

/** A setup that was read, with its shop sorted out. */
export interface Plan {
  readonly file: string;
  readonly setup: Setup;
  readonly shop: FirstShop | null;
  readonly values: Readonly<Record<string, string>>;
}

/** Runs a command of the tool as one step; answers what it would have answered. */
async function runStep<T>(
  run: Run,
  command: Command | undefined,
  words: readonly (string | number)[],
  values: Values = {},
): Promise<T> {
  let said: unknown;
  await command?.run({
    ...run,
    values,
    words: words.map(String),
    answer: (data) => {
      said = data;
    },
  });
  return said as T;
}

/** Switches those ways to pay on that are said, and the others off. */
async function putWays(run: Run, wanted: readonly string[]): Promise<void> {
  const { ways } = await run.client.get<OperatorWaysDto>('/ways-to-pay');
  const isWanted = ({ tag }: { readonly tag: string }) => wanted.includes(tag);
  // the last one that works is not taken off
  for (const way of ways.filter(isWanted))
    if (!way.active) await runStep(run, payCommands['pay on'], [way.tag]);
  for (const way of ways)
    if (!isWanted(way) && way.active)
      await runStep(run, payCommands['pay off'], [way.tag]);
}

async function putCurrencies(run: Run, others: Setup['money']['others']) {
  const known =
    await run.client.get<readonly OperatorCurrencyDto[]>('/currencies');
  for (const [code, rate] of Object.entries(others)) {
    const title = code.toUpperCase();
    const row = known.find((each) => each.title === title);
    if (!row)
      await runStep(run, currencyCommands['currency add'], [title], {
        rate: String(rate),
      });
    else if (row.rate !== rate)
      await runStep(run, currencyCommands['currency rate'], [title, rate]);
    if (row && !row.active)
      await runStep(run, currencyCommands['currency on'], [title]);
  }
}

/** Makes the categories that the first shop is said to be in, and that are not there yet. */
async function putCategories(
  run: Run,
  { categories, lang, type = 'restaurant' }: FirstShop,
): Promise<void> {
  if (!categories.length) return;
  const { data } = await run.client.list<OperatorCategoryDto>('/categories', {
    perPage: 100,
  });
  const names = data
    .filter(({ active, kind }) => active && kind === type)
    .flatMap(({ slug, translations }) => [
      slug,
      ...Object.values(translations).map(({ title }) => title),
    ])
    .map(foldText);
  for (const name of categories)
    if (!names.includes(foldText(name)))
      await runStep(run, categoryCommands['category add'], [name], {
        kind: type,
        lang,
      });
}

/** How the kitchen hears of orders; each way is rung, and proved once somebody answers. */
async function putKitchen(run: Run, { setup }: Plan, shopId: number) {
  const { accept_minutes: minutes, email, lang, sms, webhook } = setup.kitchen;
  const isTold = [email, sms, webhook].some((targets) => targets?.length);
  const language = lang ?? setup.languages.first;
  await runStep(run, notifyCommands['shop notify'], [shopId], {
    ...(email && { email }),
    ...(sms && { sms }),
    ...(webhook && { webhook }),
    ...(isTold && language !== undefined && { lang: language }),
    ...(minutes !== undefined && { 'accept-minutes': minutes }),
    ...(isTold && { test: true }),
  });
}

interface Step {
  readonly about: string;
  readonly act: () => Promise<unknown>;
}

function siteSteps(run: Run, { file, setup, values }: Plan): Step[] {
  const { money, place } = setup;
  return [
    {
      about: 'name, look, place, languages',
      act: async () => {
        const files = await bringFiles(run.client, brandOf(setup), file);
        const all = { ...values, ...files };
        if (Object.keys(all).length) await putSettings(run.client, all, file);
      },
    },
    ...(place.streets === undefined
      ? []
      : [
          {
            about: 'streets of the city',
            act: () =>
              runStep(
                run,
                streetCommands['streets import'],
                [beside(file, place.streets ?? '')],
                { attribution: place.attribution },
              ),
          },
        ]),
    {
      about: 'money and ways to pay',
      act: async () => {
        await putCurrencies(run, money.others);
        if (money.pay) await putWays(run, money.pay);
      },
    },
  ];
}

/** Says each step as it is done; a failure says what was done before it. */
async function take(run: Run, file: string, steps: readonly Step[]) {
  for (const [index, { about, act }] of steps.entries()) {
    await act().catch((error: unknown) => {
      if (!(error instanceof CliError)) throw error;
      throw new CliError(
        `${about}: ${error.message}\nWhat is told above is done. Mend it and run \`setup ${file}\` again: what is there already stays.`,
      );
    });
    run.note(`${index + 1}/${steps.length} ${about}`);
  }
}

/** What a setup has made, and what the site still lacks. */
export interface Done {
  readonly shop: OperatorShopDetailDto | null;
  readonly board: string | null;
  readonly problems: readonly string[];
}

/** Does all of it, step by step, and looks at what is missing then. Throws CliError with the step that failed. */
export async function carryOut(run: Run, plan: Plan): Promise<Done> {
  const { client } = run;
  const { file, setup, shop } = plan;
  let made: OperatorShopDetailDto | null = null;
  let board: string | null = null;
  const idOf = () => made?.id ?? 0;
  const shopSteps = (first: FirstShop): Step[] => [
    {
      about: `the shop ${first.title}`,
      act: async () => {
        await putCategories(run, first);
        made = await putFirstShop(client, first);
      },
    },
    ...(first.menu === undefined
      ? []
      : [
          {
            about: 'its menu',
            act: () =>
              runStep(
                run,
                menuCommands['menu import'],
                [idOf(), beside(file, first.menu ?? '')],
                { lang: first.lang },
              ),
          },
        ]),
    {
      about: 'how its kitchen is told',
      act: () => putKitchen(run, plan, idOf()),
    },
    ...(first.isOpen
      ? [
          {
            about: 'open, within its hours',
            act: () => client.send('POST', `/shops/${idOf()}/open`),
          },
        ]
      : []),
    {
      about: 'the kitchen’s board',
      act: async () => {
        const { pin } = setup.kitchen;
        const { url } = await runStep<OperatorBoardsDto>(
          run,
          boardCommands['shop board'],
          [idOf()],
          { pin, lang: setup.kitchen.lang ?? setup.languages.first },
        );
        board = url;
      },
    },
  ];
  await take(run, file, [
    ...siteSteps(run, plan),
    ...(shop ? shopSteps(shop) : []),
  ]);
  const { problems } = await client.get<SiteProblemsDto>('/readiness');
  return { shop: made, board, problems };
}
