import type { APIRequestContext } from '@playwright/test';

/** The default location of the site (spec.md §9). */
const HERE =
  'address[latitude]=41.29109522493603&address[longitude]=69.22549522044032';

interface Named {
  readonly translation: { readonly title: string };
}

interface ShopAnswer extends Named {
  readonly id: number;
  readonly shop_working_days: readonly { from: string; to: string }[];
}

interface GroupAnswer {
  readonly min: number;
  readonly max: number;
}

interface ProductAnswer extends Named {
  readonly uuid: string;
  readonly min_qty: number;
  readonly stocks: readonly {
    id: number;
    quantity: number;
    total_price: number;
    bonus: unknown;
    addon_groups: readonly GroupAnswer[];
  }[];
}

/** A dish that wants one answer from its customer before it can be ordered. */
export interface OptionDish {
  readonly title: string;
  readonly uuid: string;
  /** The question, its answers. */
  readonly group: string;
  readonly answers: readonly string[];
}

export interface PlainDish {
  readonly title: string;
  readonly uuid: string;
  readonly stockId: number;
  readonly price: number;
}

/** A place that never closes and delivers to the default location. */
export interface DinnerPlace {
  readonly id: number;
  readonly type: 'restaurant' | 'shop';
  readonly title: string;
  readonly plain: readonly PlainDish[];
  readonly optioned: readonly ProductAnswer[];
}

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api/v1${path}`);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  return ((await answer.json()) as { data: T }).data;
}

const isPlain = ({ min_qty, stocks }: ProductAnswer): boolean =>
  stocks.length === 1 &&
  min_qty === 1 &&
  stocks[0]?.addon_groups.length === 0 &&
  stocks[0].bonus === null &&
  stocks[0].quantity > 20;

const isOptioned = ({ stocks }: ProductAnswer): boolean =>
  stocks.length === 1 &&
  stocks[0] !== undefined &&
  stocks[0].quantity > 20 &&
  stocks[0].addon_groups.filter(({ min }) => min > 0).length === 1 &&
  stocks[0].addon_groups.some(({ max, min }) => min === 1 && max === 1);

/** Places that are open at any hour, so that the tests are too; the first have dishes with a required choice. */
export async function dinnerPlaces(
  request: APIRequestContext,
  { lang = 'en', type = 'restaurant' as DinnerPlace['type'] } = {},
): Promise<DinnerPlace[]> {
  const shops = await read<ShopAnswer[]>(
    request,
    `/rest/shops/paginate?type=${type}&perPage=100&open=1&lang=${lang}&${HERE}`,
  );
  const always = shops.filter(({ shop_working_days: days }) =>
    days.every(({ from, to }) => from === '00:00' && to === '00:00'),
  );
  const places = await Promise.all(
    always.map(async ({ id, translation }) => {
      const menu = await read<{ all: { products: ProductAnswer[] }[] }>(
        request,
        `/rest/shops/${id}/products?lang=${lang}`,
      );
      const products = menu.all.flatMap((category) => category.products);
      const plain = products.filter(isPlain).map((product) => ({
        title: product.translation.title,
        uuid: product.uuid,
        stockId: product.stocks[0]?.id ?? 0,
        price: product.stocks[0]?.total_price ?? 0,
      }));
      const optioned = products.filter(isOptioned);
      return { id, type, title: translation.title, plain, optioned };
    }),
  );
  return places.sort((a, b) => b.optioned.length - a.optioned.length);
}

/** The first of these dishes with its required question and the answers to it. */
export async function optionDish(
  request: APIRequestContext,
  place: DinnerPlace,
  lang = 'en',
): Promise<OptionDish> {
  const [dish] = place.optioned;
  if (!dish) throw new Error(`${place.title} has no dish with a question`);
  const whole = await read<{
    stocks: {
      addon_groups: (GroupAnswer & Named & { addons: { product: Named }[] })[];
    }[];
  }>(request, `/rest/products/${dish.uuid}?lang=${lang}`);
  const group = whole.stocks[0]?.addon_groups.find(({ min }) => min > 0);
  if (!group) throw new Error(`${dish.uuid} lost its question`);
  return {
    title: dish.translation.title,
    uuid: dish.uuid,
    group: group.translation.title,
    answers: group.addons.map(({ product }) => product.translation.title),
  };
}
