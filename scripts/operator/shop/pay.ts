import type {
  OperatorShopWaysDto,
  OperatorWaysDto,
} from '@/server/contracts/operator/money';
import { misuse } from '../cli-error';
import { type Command, type Run, wordOf } from '../command';
import { table } from '../table';
import { shopAt } from './shop-of';

const RULES: Readonly<Record<OperatorWaysDto['rule'], string>> = {
  admin: 'The site’s switches alone count (setting payment_type: admin).',
  both: 'A way is offered where site and shop both let it be (setting payment_type: both).',
  seller: 'The shops’ switches alone count (setting payment_type: seller).',
};

const onOff = (active: boolean | null): string =>
  active === null ? '–' : active ? 'on' : 'off';

const offered = ({ why_not: why }: OperatorWaysDto['ways'][number]): string =>
  why === null ? 'yes' : `no: ${why}`;

function waysTable({ rule, ways }: OperatorWaysDto): string {
  const rows = table(
    ways,
    [
      { head: 'WAY', cell: ({ tag }) => tag },
      { head: 'SITE', cell: ({ active }) => onOff(active) },
      { head: 'OFFERED', cell: offered },
    ],
    'No ways to pay.',
  );
  return `${rows}\n${RULES[rule]}`;
}

function shopWaysTable({ rule, ways }: OperatorShopWaysDto): string {
  const rows = table(
    ways,
    [
      { head: 'WAY', cell: ({ tag }) => tag },
      { head: 'SITE', cell: ({ active }) => onOff(active) },
      { head: 'SHOP', cell: (row) => onOff(row.shop_active) },
      { head: 'OFFERED', cell: offered },
    ],
    'No ways to pay.',
  );
  return `${rows}\n${RULES[rule]}`;
}

async function listWays({ answer, client, words }: Run): Promise<void> {
  if (words.length) throw misuse('Say `pay`, `pay on card` or `pay off card`.');
  const ways = await client.get<OperatorWaysDto>('/ways-to-pay');
  answer(ways, () => waysTable(ways));
}

const switchTo =
  (active: boolean) =>
  async ({ answer, client, words }: Run): Promise<void> => {
    const tag = wordOf(words, 0, 'The way to pay, such as card,');
    const path = `/ways-to-pay/${encodeURIComponent(tag)}`;
    const ways = await client.send<OperatorWaysDto>('PUT', path, { active });
    answer(ways, () => `${tag} is ${onOff(active)}.\n${waysTable(ways)}`);
  };

/** `shop pay <shop>`, or with `<way> on|off` a change of its switch. */
async function shopPay({ answer, client, words }: Run): Promise<void> {
  const path = `${shopAt(wordOf(words, 0, 'The shop'))}/ways-to-pay`;
  const [, tag, to] = words;
  if (tag === undefined) {
    const ways = await client.get<OperatorShopWaysDto>(path);
    return answer(ways, () => shopWaysTable(ways));
  }
  if (to !== 'on' && to !== 'off')
    throw misuse('Say: shop pay <shop> <way> on|off.');
  const way = `${path}/${encodeURIComponent(tag)}`;
  const ways = await client.send<OperatorShopWaysDto>('PUT', way, {
    active: to === 'on',
  });
  answer(ways, () => `${tag} is ${to} there.\n${shopWaysTable(ways)}`);
}

export const payCommands: Readonly<Record<string, Command>> = {
  pay: {
    usage: 'pay',
    summary: 'the ways to pay of the site, and why one is not offered',
    run: listWays,
  },
  'pay on': {
    usage: 'pay on <card>',
    summary: 'lets customers pay so',
    run: switchTo(true),
  },
  'pay off': {
    usage: 'pay off <card>',
    summary: 'takes a way to pay off; the last one that works stays',
    run: switchTo(false),
  },
  'shop pay': {
    usage: 'shop pay <shop> [<way> on|off]',
    summary: 'the ways to pay of one shop, or a change of its switch',
    run: shopPay,
  },
};
