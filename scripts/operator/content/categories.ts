import type {
  CategoryEndDto,
  OperatorCategoryBodyDto,
  OperatorCategoryDto,
} from '@/server/contracts/operator/category';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { filtersHref, NO_FILTERS } from '@/utils/shop/shop-filters';
import { latinSlug } from '@/utils/text/latin-slug';
import { CliError, misuse } from '../cli-error';
import { NotFoundError, type OperatorClient } from '../client';
import { type Command, type Run, textOf, wordOf } from '../command';
import { type ContentRow, contentCommands } from './content-commands';
import type { ContentShape, Shaped } from './content-shape';

type Row = ContentRow & OperatorCategoryDto;
type Kind = OperatorCategoryDto['kind'];

const PATH = '/categories';
const SLUG_MAX = 80;

const shape: ContentShape = {
  one: 'category',
  isPlain: true,
  words: { title: 'its name: Pizza' },
  fields: {
    kind: 'restaurant: restaurants are in it (so it is without this); shop: shops are',
    img: 'its picture: a file beside this one, or an https address; null: none',
    position: 'its place among the others: 0, 1, 2 …',
    active: 'false takes it off: no list, no filter and no form has it',
  },
  shown: ['id', 'shops_count'],
} satisfies ContentShape & Shaped<OperatorCategoryBodyDto>;

const shopsOf = (count: number, kind = 'shop'): string =>
  `${count} ${kind}${count === 1 ? '' : 's'}`;

/** Where visitors find it, or why they do not. */
function seen(
  { active, id, kind, shops_count: count, slug }: Row,
  site: string,
): string {
  if (!active)
    return 'It is taken off: "active: true" in its file puts it back.';
  if (!count)
    return `Visitors see it once a ${kind} is in it: \`shop set <shop> categories ${slug}\`.`;
  const href = filtersHref({ ...NO_FILTERS, list: kind }, { category: id });
  return `${shopsOf(count, kind)} in it: ${site}${href}`;
}

async function found(
  client: OperatorClient,
  slug: string,
): Promise<Row | null> {
  try {
    return await client.get<Row>(`${PATH}/${slug}`);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/**
 * The name in addresses that a category of the title takes: where the other kind of places has it already, the kind
 * follows. Throws CliError where no name is free, or the title has no letters for one.
 */
async function freeSlug(
  client: OperatorClient,
  title: string,
  kind: Kind,
): Promise<string> {
  const plain = latinSlug(title, SLUG_MAX);
  if (!plain)
    throw misuse(`"${title}" has no letters or digits to name it by.`);
  for (const slug of [plain, `${plain.slice(0, SLUG_MAX - 11)}-${kind}`]) {
    const row = await found(client, slug);
    if (!row || (row.kind === kind && !row.active)) return slug;
    if (row.kind === kind)
      throw new CliError(
        `There is a category ${slug} of ${kind}s already. To change it: \`category get ${slug} > ${slug}.md\`, then \`category put ${slug}.md\`.`,
      );
  }
  throw new CliError(
    `The names of "${title}" are taken: put it by a file with another slug, \`category put <slug>.md\`.`,
  );
}

async function addCategory({ answer, client, values, words }: Run) {
  wordOf(words, 0, 'Its name');
  const title = words.join(' ').trim();
  const lang = textOf(values, 'lang') ?? 'en';
  if (!LOCALE_CODES.includes(lang))
    throw misuse(`--lang is one of ${LOCALE_CODES.join(', ')}.`);
  const given = textOf(values, 'kind') ?? 'restaurant';
  const kind = SHOP_TYPES.find((each) => each === given);
  if (!kind) throw misuse(`--kind is ${SHOP_TYPES.join(' or ')}.`);
  const slug = await freeSlug(client, title, kind);
  const body: OperatorCategoryBodyDto = {
    kind,
    active: true,
    translations: { [lang]: { title } },
  };
  const row = await client.send<Row>('PUT', `${PATH}/${slug}`, body);
  answer(
    row,
    () => `The category ${slug} is there: ${title}.\n${seen(row, client.site)}`,
  );
}

/** The categories by which visitors find restaurants and shops. */
export const categoryCommands: Readonly<Record<string, Command>> = {
  ...contentCommands<Row, CategoryEndDto>({
    shape,
    seen,
    wanted: ['img'],
    many: 'categories',
    listed: 'what visitors find restaurants and shops by',
    path: PATH,
    columns: () => [
      { head: 'PLACE', cell: ({ position }) => position, right: true },
      { head: 'KIND', cell: ({ kind }) => kind },
      { head: 'SHOWN', cell: ({ active }) => (active ? 'yes' : 'no') },
      { head: 'SHOPS', cell: ({ shops_count: count }) => count, right: true },
    ],
    deleted: 'deletes it, or takes it off while shops are in it',
    ending: {
      word: 'remove',
      said: (slug, { deleted, shops_count: count }) =>
        deleted
          ? `The category ${slug} is deleted.`
          : `The category ${slug} is taken off: lists, filters and forms have it no more. ${shopsOf(count)} stayed in it and come back with it: "active: true" in its file.`,
    },
  }),
  'category add': {
    usage: 'category add "Pizza" [--kind shop] [--lang de]',
    summary:
      'makes one of restaurants, or of shops, by its name; puts back one that was taken off',
    options: { kind: { type: 'string' }, lang: { type: 'string' } },
    run: addCategory,
  },
};
