import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { misuse } from '../cli-error';
import type { OperatorClient } from '../client';
import { type Command, type Run, textOf, wordOf } from '../command';
import { fileRefusal, unchangedBy } from '../content/file-refusal';
import { readContentFile } from '../content/read-content-file';
import { putWithPictures } from '../content/with-pictures';
import { shopChange } from './shop-change';
import { shopAt } from './shop-of';
import { SHOP_SHAPE } from './shop-shape';
import { shopSeen } from './shop-text';
import { namedByDay } from './shop-words';

type Shop = OperatorShopDetailDto;

/** What is said of a shop, as a file or a line has it. */
export interface ShopSaid {
  readonly body: Readonly<Record<string, unknown>>;
  /** Of branches' words. */
  readonly lang: string;
  /** What it is read from: pictures and a drawn zone stand beside it. */
  readonly file: string;
  /** What refusals call it; the file where it is not said. */
  readonly called?: string;
}

interface NewShopSaid extends ShopSaid {
  readonly slug?: string;
  readonly type?: string;
}

interface Target {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  /** What stays as it is where a change does not say it. */
  readonly known: Parameters<typeof shopChange>[1];
  readonly more?: object;
}

async function putSaid(
  client: OperatorClient,
  { body, file, lang, called = file }: ShopSaid,
  { known, method, more, path }: Target,
  isDry: boolean,
): Promise<Shop> {
  const change = await shopChange(body, known, { file, lang }).catch(
    unchangedBy(called),
  );
  return putWithPictures<Shop>({
    client,
    method,
    path,
    body: { ...change, ...more },
    file,
    isDry,
    refused: (error) =>
      fileRefusal(SHOP_SHAPE, called, namedByDay(error, change)),
  });
}

/** Makes a shop, or with `isDry` only says what it would be. Throws CliError with the file and all that is wrong or missing. */
export function makeShop(
  client: OperatorClient,
  said: NewShopSaid,
  isDry = false,
): Promise<Shop> {
  const { slug, type } = said;
  const known = { hours: [], branches: [] };
  return putSaid(
    client,
    said,
    { method: 'POST', path: '/shops', known, more: { slug, type } },
    isDry,
  );
}

/** Changes what is said of a shop that is there, or only tries it; the rest stays. Throws CliError with all that is wrong. */
export function changeShop(
  client: OperatorClient,
  before: Shop,
  said: ShopSaid,
  isDry = false,
): Promise<Shop> {
  const path = shopAt(String(before.id));
  return putSaid(client, said, { method: 'PUT', path, known: before }, isDry);
}

function kindOf(text: string | undefined): string | undefined {
  if (text === undefined || SHOP_TYPES.some((kind) => kind === text))
    return text;
  throw misuse(`--kind is ${SHOP_TYPES.join(' or ')}, not "${text}".`);
}

async function make({ answer, client, values, words }: Run): Promise<void> {
  const file = wordOf(words, 0, 'The file');
  const type = kindOf(textOf(values, 'kind'));
  const said = await readContentFile(file, SHOP_SHAPE);
  const isDry = values['dry-run'] === true;
  const slug = said.isNamed ? said.slug : undefined;
  const shop = await makeShop(
    client,
    { body: said.body, lang: said.lang, file, slug, type },
    isDry,
  );
  const { id, title } = shop;
  answer(shop, () =>
    isDry
      ? `${title} would be made as /${shop.type}/${shop.slug}, and nothing is done.`
      : [
          `${title} is shop ${id}.`,
          shopSeen(shop, client.site),
          `Its menu: \`menu import ${id} menu.xlsx\`; its kitchen: \`shop board ${id}\`, \`shop notify ${id}\`.`,
        ].join('\n'),
  );
}

/** A shop of one's own, without an application. */
export const shopMakeCommands: Readonly<Record<string, Command>> = {
  'shop make': {
    usage: 'shop make <shop.md> [--kind restaurant|shop] [--dry-run]',
    summary: 'makes a shop of a file such as `shop get` writes, not open yet',
    details:
      'The file says at least title, address, location, zone and hours; the names are those of `help shop put`. Its address on the site is made of the title where the file says no slug.',
    options: { kind: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    run: make,
  },
};
