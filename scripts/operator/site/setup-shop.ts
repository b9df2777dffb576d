import type { OperatorShopDto } from '@/server/contracts/operator/market';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { shopSlug } from '@/server/domain/application/shop/shop-view';
import { titleOfShop } from '@/utils/application/seller';
import { CliError } from '../cli-error';
import type { OperatorClient } from '../client';
import { sortedContent } from '../content/content-shape';
import { wordsOf } from '../shop/shop-change';
import { changeShop, makeShop } from '../shop/shop-make';
import { shopOf } from '../shop/shop-of';
import { weekOf } from '../shop/shop-set';
import { SHOP_SHAPE } from '../shop/shop-shape';

type Shop = OperatorShopDetailDto;
type Said = Readonly<Record<string, unknown>>;

/** The first shop as a setup's file says it. */
export interface FirstShop {
  readonly body: Said;
  readonly lang: string;
  readonly title: string;
  readonly slug: string | undefined;
  readonly type: string | undefined;
  readonly menu: string | undefined;
  /** What it is found by; those that are not there are made. */
  readonly categories: readonly string[];
  readonly isOpen: boolean;
  readonly file: string;
}

function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new CliError(`shop.${name} must be one text.`);
}

/** Sorts what a setup's file says of its shop; words without a language are of `lang`. Throws CliError. */
export function firstShop(said: Said, lang: string, file: string): FirstShop {
  const { kind, menu, open, slug, ...rest } = said;
  const { hours } = rest;
  const body = sortedContent(SHOP_SHAPE, {
    file,
    lang,
    said: {
      ...rest,
      ...(typeof hours === 'string' && { hours: weekOf(hours) }),
    },
  });
  return {
    body,
    lang,
    file,
    title: titleOfShop(body),
    slug: textOf('slug', slug),
    type: textOf('kind', kind),
    menu: textOf('menu', menu),
    categories: wordsOf(
      body.categories ?? [],
      'shop.categories: a list of names: [Pizza].',
    ),
    isOpen: textOf('open', open) !== 'no',
  };
}

/** The shop of that name that is there already, of this or an earlier run; null: none. */
async function shopThere(
  client: OperatorClient,
  { slug, title }: FirstShop,
): Promise<Shop | null> {
  const wanted = slug ?? shopSlug(title);
  const { data } = await client.list<OperatorShopDto>('/shops', {
    search: wanted || title,
    perPage: 100,
  });
  const row =
    data.find((shop) => shop.slug === wanted) ??
    data.find((shop) => shop.title === title);
  return row ? shopOf(client, row.slug) : null;
}

/**
 * Makes the first shop, or changes it where it is there; with `isDry` only tries it, without its categories, which are made
 * before it. Throws CliError with all that is wrong.
 */
export async function putFirstShop(
  client: OperatorClient,
  shop: FirstShop,
  isDry = false,
): Promise<Shop> {
  const before = await shopThere(client, shop);
  const { categories: _categories, ...body } = shop.body;
  const said = isDry ? { ...shop, body } : shop;
  return before
    ? changeShop(client, before, said, isDry)
    : makeShop(client, said, isDry);
}
