import { basename } from 'node:path';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { nearNames } from '@/utils/text/near-names';
import { CliError, misuse } from '../cli-error';
import { type Command, type Run, wordOf } from '../command';
import { shapeHelp } from '../content/content-shape';
import { readContentFile } from '../content/read-content-file';
import { pairs } from '../table';
import { changeShop, shopMakeCommands } from './shop-make';
import { shopOf } from './shop-of';
import { langOf, shopSetCommands } from './shop-set';
import { SHOP_SHAPE } from './shop-shape';
import {
  shopChanged,
  shopMarkdown,
  shopPairs,
  shopSeen,
  shopZone,
} from './shop-text';

type Shop = OperatorShopDetailDto;

const WHICH = 'The shop’s number or slug';
const WITH_SHOP = [
  'board',
  'branch',
  'close',
  'get',
  'history',
  'make',
  'notify',
  'open',
  'put',
  'set',
  'show',
];

async function showShop({ answer, client, values, words }: Run): Promise<void> {
  const key = wordOf(words, 0, WHICH);
  if (words.length > 1) {
    const [near] = nearNames(key, WITH_SHOP);
    const [, ...rest] = words;
    throw misuse(
      near
        ? `There is no \`shop ${key}\`. Did you mean \`shop ${[near, ...rest].join(' ')}\`?`
        : `Say \`shop ${key}\`, or \`shop get ${key}\`.`,
    );
  }
  const shop = await shopOf(client, key);
  const site = await client.siteInfo();
  const langs = Object.keys(shop.translations);
  const asked = langOf(values);
  const lang = langs.includes(asked) ? asked : (langs[0] ?? asked);
  answer(shop, () =>
    [
      pairs([
        ['shop', `${shop.id} (${shop.slug})`],
        ['kind', shop.type],
        ['clock', shop.timezone],
        ['languages', langs.join(' ')],
        ...shopPairs(shop, site, [lang]),
      ]),
      shopSeen(shop, client.site),
    ].join('\n'),
  );
}

async function getShop({ answer, client, values, words }: Run): Promise<void> {
  const lang = langOf(values);
  const shop = await shopOf(client, wordOf(words, 0, WHICH));
  const text = values.zone
    ? JSON.stringify(shopZone(shop), null, 2)
    : shopMarkdown(shop, lang);
  answer(shop, () => text.trimEnd());
}

/** A file that was written of one shop is not put to another. */
function refuseOther(shop: Shop, slug: string, file: string): void {
  const [name] = basename(file).split('.');
  if (slug !== name && slug !== shop.slug && slug !== String(shop.id))
    throw new CliError(
      `${file}: nothing is changed. It is of the shop ${slug}, not of ${shop.slug}.`,
    );
}

async function putShop({ answer, client, values, words }: Run): Promise<void> {
  const key = wordOf(words, 0, WHICH);
  const file = wordOf(words, 1, 'The file');
  const { body, lang, slug } = await readContentFile(file, SHOP_SHAPE);
  const before = await shopOf(client, key);
  refuseOther(before, slug, file);
  const isDry = values['dry-run'] === true;
  const said = { body, file, lang };
  const after = await changeShop(client, before, said, isDry);
  const site = await client.siteInfo();
  answer(after, () =>
    [
      shopChanged(before, after, { site, isDry }),
      shopSeen(after, client.site),
    ].join('\n'),
  );
}

const show: Command = {
  usage: 'shop <shop> [--lang ru]',
  summary:
    'one shop, by its number or slug: words, hours, zone, prices, where it is seen',
  options: { lang: { type: 'string' } },
  run: showShop,
};

/** One shop: seen, and changed by a file or field by field. */
export const shopCommands: Readonly<Record<string, Command>> = {
  shop: show,
  'shop show': {
    ...show,
    usage: 'shop show <shop> [--lang ru]',
    summary: 'the same',
  },
  ...shopMakeCommands,
  ...shopSetCommands,
  'shop get': {
    usage: 'shop get <shop> [--lang ru] [--zone] > shop.md',
    summary:
      'it as the Markdown file that put takes, words in one language; --zone: its drawn zone as GeoJSON',
    options: { lang: { type: 'string' }, zone: { type: 'boolean' } },
    run: getShop,
  },
  'shop put': {
    usage: 'shop put <shop> <shop.md> [--dry-run]',
    summary:
      'changes what the file says: name, logo, cover, categories, hours, zone, delivery prices …',
    details: shapeHelp(SHOP_SHAPE),
    options: { 'dry-run': { type: 'boolean' } },
    run: putShop,
  },
};
