import { basename } from 'node:path';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { nearNames } from '@/utils/text/near-names';
import { CliError, misuse } from '../cli-error';
import { RefusedError } from '../client';
import {
  type Command,
  type Run,
  textOf,
  type Values,
  wordOf,
} from '../command';
import { shapeHelp } from '../content/content-shape';
import { fileRefusal, unchangedBy } from '../content/file-refusal';
import { readContentFile } from '../content/read-content-file';
import { putWithPictures } from '../content/with-pictures';
import { pairs } from '../table';
import { shopChange } from './shop-change';
import { shopAt, shopOf } from './shop-of';
import { SHOP_SHAPE } from './shop-shape';
import {
  shopChanges,
  shopMarkdown,
  shopPairs,
  shopSeen,
  shopZone,
} from './shop-text';

type Shop = OperatorShopDetailDto;

const WHICH = 'The shop’s number or slug';
const WITH_SHOP = ['board', 'get', 'put', 'open', 'close', 'notify'];

function langOf(values: Values): string {
  const lang = textOf(values, 'lang') ?? 'en';
  if (!LOCALE_CODES.includes(lang))
    throw misuse(`--lang is one of ${LOCALE_CODES.join(', ')}.`);
  return lang;
}

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

/** A refusal that names the day instead of the number of its row. */
function namedByDay(error: unknown, change: Record<string, unknown>): unknown {
  if (!(error instanceof RefusedError) || !error.fields) return error;
  const rows = (Array.isArray(change.hours) ? change.hours : []) as {
    readonly day?: string;
  }[];
  const fields = Object.entries(error.fields).map(([field, words]) => [
    field.replace(
      /^hours\.(\d+).*$/,
      (_, row: string) => `hours of ${rows[Number(row)]?.day ?? row}`,
    ),
    words,
  ]);
  return new RefusedError(
    error.message,
    error.data,
    error.code,
    Object.fromEntries(fields) as RefusedError['fields'],
  );
}

async function putShop({ answer, client, words }: Run): Promise<void> {
  const key = wordOf(words, 0, WHICH);
  const file = wordOf(words, 1, 'The file');
  const { body, lang, slug } = await readContentFile(file, SHOP_SHAPE);
  const before = await shopOf(client, key);
  refuseOther(before, slug, file);
  const change = await shopChange(body, before, { file, lang }).catch(
    unchangedBy(file),
  );
  const after = await putWithPictures<Shop>({
    client,
    path: shopAt(key),
    body: change,
    file,
    refused: (error) =>
      fileRefusal(SHOP_SHAPE, file, namedByDay(error, change)),
  });
  const site = await client.siteInfo();
  answer(after, () => {
    const changes = shopChanges(before, after, site);
    return [
      changes.length
        ? `${after.title} (${after.id}) is changed:`
        : `${after.title} (${after.id}) is as it was.`,
      ...changes,
      shopSeen(after, client.site),
    ].join('\n');
  });
}

/** One shop: seen, and changed by a file. */
export const shopCommands: Readonly<Record<string, Command>> = {
  shop: {
    usage: 'shop <shop> [--lang ru]',
    summary:
      'one shop, by its number or slug: words, hours, zone, prices, where it is seen',
    options: { lang: { type: 'string' } },
    run: showShop,
  },
  'shop get': {
    usage: 'shop get <shop> [--lang ru] [--zone] > shop.md',
    summary:
      'it as the Markdown file that put takes, words in one language; --zone: its drawn zone as GeoJSON',
    options: { lang: { type: 'string' }, zone: { type: 'boolean' } },
    run: getShop,
  },
  'shop put': {
    usage: 'shop put <shop> <shop.md>',
    summary:
      'changes what the file says: name, logo, cover, categories, hours, zone, delivery prices …',
    details: shapeHelp(SHOP_SHAPE),
    run: putShop,
  },
};
