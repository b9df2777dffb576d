import { brandName } from '@/server/caches/site-brand';
import type { ProductDto } from '@/server/contracts/product';
import { sharedAnswer } from '@/server/http/shared-answer';
import { productQueries } from '@/services/product/product-queries';
import { settingsService } from '@/services/settings/settings-service';
import {
  type ShopForHead,
  shopHeadService,
} from '@/services/shop/shop-head-service';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { formatAmount } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import { localisedPath, routes } from '@/utils/shell/routes';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { MenuView } from '@/utils/shop/menu-view';
import type { LoadedPage } from '../page-options';
import { breadcrumbs, CRUMBS } from './breadcrumbs';
import type { HeadDraft, SchemaNode } from './head-draft';
import { safeJson } from './make-head';
import { catalogSchema, menuSchema, priceRange } from './menu-schema';
import { shopSchema } from './shop-schema';
import { siteSchema } from './site-schema';

interface DishFacts {
  readonly product: ProductDto;
  /** Absolute. */
  readonly url: string;
  /** Absolute. */
  readonly image: string | undefined;
  readonly currency: string;
  readonly shopType: 'restaurant' | 'shop';
}

const grams = (amount: number | null): string | undefined =>
  amount === null ? undefined : `${amount} g`;

function nutritionOf({
  carbs,
  fats,
  kcal,
  protein,
}: ProductDto): SchemaNode | undefined {
  const facts = {
    calories: kcal === null ? undefined : `${kcal} calories`,
    carbohydrateContent: grams(carbs),
    fatContent: grams(fats),
    proteinContent: grams(protein),
  };
  return Object.values(facts).some(Boolean)
    ? { '@type': 'NutritionInformation', ...facts }
    : undefined;
}

/** The dish or product that an address opens, with its price, picture and nutrition. */
function dishSchema({
  currency,
  image,
  product,
  shopType,
  url,
}: DishFacts): SchemaNode | null {
  const stocks = product.stocks.filter(({ quantity }) => quantity > 0);
  const [stock] = [...(stocks.length ? stocks : product.stocks)].sort(
    (a, b) => a.total_price - b.total_price,
  );
  if (!stock) return null;
  const { description, title } = product.translation;
  const nutrition = nutritionOf(product);
  const shared = {
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    ...(image && { image }),
    offers: {
      '@type': 'Offer',
      url,
      price: stock.total_price.toFixed(2),
      priceCurrency: currency,
      availability: stocks.length
        ? 'https://schema.org/InStock'
        : 'https://schema.org/SoldOut',
    },
  } as const;
  if (shopType === 'shop') return { '@type': 'Product', ...shared };
  return {
    '@type': 'MenuItem',
    ...shared,
    ...(nutrition && { nutrition }),
    ...(product.vegetarian && {
      suitableForDiet: 'https://schema.org/VegetarianDiet',
    }),
  };
}

type Shop = ShopForHead['shop'];

type PlacedAbout = ShopForHead & { readonly country: string };

/** The structured data of a shop, made once for all readers of the same answers. */
const ready = new WeakMap<ShopForHead, WeakMap<MenuView, string>>();

/** Everybody's answer, so its structured data is everybody's too. */
function aboutShop(id: number, { lang }: LoadedPage['shell']) {
  return sharedAnswer(`about shop ${id} ${lang}`, async () => {
    const about = await shopHeadService.about(id);
    const settings = await settingsService.settings();
    const country = settings.find(({ key }) => key === 'country')?.value ?? '';
    return { ...about, country };
  });
}

function describe(
  about: PlacedAbout,
  menu: MenuView,
  page: LoadedPage,
): string {
  const { currency, lang, siteUrl } = page.shell;
  const code = currency.title.toUpperCase();
  const sells =
    about.shop.type === 'restaurant'
      ? { hasMenu: menuSchema(menu, code) }
      : { hasOfferCatalog: catalogSchema(menu, code) };
  const place = shopSchema({
    about,
    url: `${siteUrl}${localisedPath(routes.shop(about.shop), lang)}`,
    absolute: (src) => new URL(src, siteUrl).href,
    priceRange: priceRange(menu, (price) =>
      formatAmount(price, currency, separatorsOf(lang)),
    ),
    country: about.country,
    currency: code,
    now: new Date(),
  });
  return safeJson({ ...place, ...sells });
}

function placeJson(
  about: PlacedAbout,
  menu: MenuView,
  page: LoadedPage,
): string {
  const byMenu = ready.get(about) ?? new WeakMap<MenuView, string>();
  ready.set(about, byMenu);
  const known = byMenu.get(menu);
  if (known) return known;
  const made = describe(about, menu, page);
  byMenu.set(menu, made);
  return made;
}

/** The open product, when it is this shop's. */
function openDish({ query, read, shell }: LoadedPage, shop: Shop) {
  const { product: uuid } = query;
  if (typeof uuid !== 'string') return null;
  const { queryKey } = productQueries.detail(uuid, catalogueScope(shell));
  const product = read(queryKey);
  return product?.shop_id === shop.id ? product : null;
}

function dishPart(page: LoadedPage, shop: Shop): Partial<HeadDraft> | null {
  const product = openDish(page, shop);
  if (!product) return null;
  const { currency, lang, siteUrl } = page.shell;
  const { description, title } = product.translation;
  const names = { dish: title, shop: shop.translation.title };
  const path = routes.product(shop, product.uuid);
  const node = dishSchema({
    product,
    url: `${siteUrl}${localisedPath(path, lang)}`,
    image: product.img ? new URL(product.img, siteUrl).href : undefined,
    currency: currency.title.toUpperCase(),
    shopType: shop.type,
  });
  const name = page.t('seo.dish.title', names);
  return {
    shareTitle: name,
    description: description ?? page.t('seo.dish.text', names),
    sharePath: path,
    ...(product.img && { image: { src: product.img, alt: title } }),
    dish: { uuid: product.uuid, title: name },
    nodes: node ? [node] : [],
  };
}

function shopText({ translation, ...shop }: Shop, { t }: LoadedPage): string {
  return (
    translation.description ??
    t('shop.description', {
      name: translation.title,
      list: shop.categories
        .map((category) => category.translation.title)
        .join(t('list.separator')),
    })
  );
}

function way(shop: Shop, page: LoadedPage): SchemaNode {
  return breadcrumbs(
    page.shell,
    [page.t(CRUMBS[shop.type]), routes.list(shop.type)],
    [shop.translation.title, routes.shop(shop)],
  );
}

/** The page of a shop with this id, and of the dish that `?product=` opens on it. */
export async function shopHead(
  page: LoadedPage,
  id: number,
): Promise<HeadDraft> {
  const scope = catalogueScope(page.shell);
  const shown = page.read(shopPageQueries.detail(id, scope).queryKey);
  const menu = page.read(productQueries.menu(id, scope).queryKey);
  const about = await aboutShop(id, page.shell);
  const { shop } = about;
  const { title } = shop.translation;
  const cover = shown?.cover ?? shop.background_img ?? shop.card_img;
  const dish = dishPart(page, shop);
  return {
    title: page.t('seo.shop.title', { name: title }),
    shareTitle: title,
    description: shopText(shop, page) || brandName(page.shell.lang),
    path: routes.shop(shop),
    image: cover ? { src: cover, alt: title } : null,
    ...dish,
    nodes: [
      ...(page.shell.home === routes.shop(shop)
        ? siteSchema(page.shell)
        : [way(shop, page)]),
      ...(dish?.nodes ?? []),
    ],
    readyNodes: menu ? [placeJson(about, menu, page)] : [],
  };
}
