import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
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

const KINDS = ['restaurant', 'shop'] as const;

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

async function send(
  client: OperatorClient,
  {
    called,
    file,
    ...sent
  }: Pick<ShopSaid, 'file'> & {
    readonly called: string;
    readonly path: string;
    readonly method: 'POST' | 'PUT';
    readonly body: Record<string, unknown>;
    readonly isDry: boolean;
  },
): Promise<Shop> {
  return putWithPictures<Shop>({
    ...sent,
    client,
    file,
    refused: (error) =>
      fileRefusal(SHOP_SHAPE, called, namedByDay(error, sent.body)),
  });
}

/** Makes a shop, or with `isDry` only says what it would be. Throws CliError with the file and all that is wrong or missing. */
export async function makeShop(
  client: OperatorClient,
  { body, file, lang, slug, type }: NewShopSaid,
  isDry = false,
): Promise<Shop> {
  const none = { hours: [], branches: [] };
  const change = await shopChange(body, none, { file, lang }).catch(
    unchangedBy(file),
  );
  return send(client, {
    method: 'POST',
    path: '/shops',
    body: { ...change, slug, type },
    file,
    called: file,
    isDry,
  });
}

/** Changes what is said of a shop that is there, or only tries it; the rest stays. Throws CliError with all that is wrong. */
export async function changeShop(
  client: OperatorClient,
  before: Shop,
  { body, called, file, lang }: ShopSaid,
  isDry = false,
): Promise<Shop> {
  const name = called ?? file;
  const change = await shopChange(body, before, { file, lang }).catch(
    unchangedBy(name),
  );
  return send(client, {
    method: 'PUT',
    path: shopAt(String(before.id)),
    body: change,
    file,
    called: name,
    isDry,
  });
}

function kindOf(text: string | undefined): string | undefined {
  if (text === undefined || KINDS.some((kind) => kind === text)) return text;
  throw misuse(`--kind is ${KINDS.join(' or ')}, not "${text}".`);
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
