import type { Ctx } from '@/server/context';
import type { CategoryRow } from '@/server/repositories/shop/category-repository';
import type { PRODUCT_ORDERS } from '@/server/contracts/product';
import { pricingIn, stockNow } from '@/server/domain/money/price-stock';
import { type MenuProduct, shopMenu } from './load-menu';
import type { CatalogueShop } from './load-shop-index';
import { type PricedProduct, priceProduct } from './price-product';

export type MenuOrder = (typeof PRODUCT_ORDERS)[number];

export interface MenuSection {
  readonly category: CategoryRow;
  readonly products: readonly PricedProduct[];
}

export interface PricedMenu {
  readonly recommended: readonly PricedProduct[];
  readonly all: readonly MenuSection[];
}

const RECOMMENDED_MAX = 6;

function firstPrice({ stocks }: MenuProduct): number {
  return stocks[0]?.priceMinor ?? 0;
}

const ORDERS: Readonly<
  Record<MenuOrder, (a: MenuProduct, b: MenuProduct) => number>
> = {
  new: (a, b) => +b.createdAt - +a.createdAt,
  old: (a, b) => +a.createdAt - +b.createdAt,
  best_sale: (a, b) => b.ordersCount - a.ordersCount,
  low_sale: (a, b) => a.ordersCount - b.ordersCount,
  price_asc: (a, b) => firstPrice(a) - firstPrice(b),
  price_desc: (a, b) => firstPrice(b) - firstPrice(a),
};

function sorted(
  products: readonly MenuProduct[],
  order: MenuOrder | undefined,
): readonly MenuProduct[] {
  if (!order) return products;
  return [...products].sort((a, b) => ORDERS[order](a, b) || a.id - b.id);
}

/** The most ordered products that can be had now. */
function recommendedOf(
  products: readonly MenuProduct[],
  now: Date,
): MenuProduct[] {
  return sorted(products, 'best_sale')
    .filter(({ ordersCount }) => ordersCount > 0)
    .filter(({ stocks }) =>
      stocks.some((stock) => stockNow(stock, now).quantity > 0),
    )
    .slice(0, RECOMMENDED_MAX);
}

/** A product without a section of its own stands under the shop's name. */
function sectionOfRest(shop: CatalogueShop): CategoryRow {
  return {
    id: 0,
    uuid: shop.uuid,
    slug: shop.slug,
    kind: 'menu',
    shopId: shop.id,
    parentId: null,
    img: null,
    position: 0,
    translations: shop.translations,
  };
}

/**
 * A shop's whole menu in the asked currency: each section that has products once, in the kitchen's order unless
 * another is asked for; out of stock included; add-on groups without their members (api-contract §2).
 */
export async function getShopMenu(
  ctx: Pick<Ctx, 'currency' | 'db' | 'now'>,
  shop: CatalogueShop,
  asked: { readonly categoryId?: number; readonly order?: MenuOrder } = {},
): Promise<PricedMenu> {
  const menu = await shopMenu(ctx.db, shop.id);
  const moment = pricingIn(ctx.currency, ctx.now);
  const price = (product: MenuProduct): PricedProduct =>
    priceProduct(product, moment, { withAddons: false });
  const known = new Set(menu.categories.map(({ id }) => id));
  const sections = [...menu.categories, sectionOfRest(shop)].filter(
    ({ id }) => asked.categoryId === undefined || id === asked.categoryId,
  );
  const sectionId = ({ categoryId }: MenuProduct): number =>
    categoryId !== null && known.has(categoryId) ? categoryId : 0;
  return {
    recommended: recommendedOf(menu.products, ctx.now).map(price),
    all: sections
      .map((category) => ({
        category,
        products: sorted(
          menu.products.filter((product) => sectionId(product) === category.id),
          asked.order,
        ).map(price),
      }))
      .filter(({ products }) => products.length > 0),
  };
}

/** The sections of a shop's menu that have products. */
export async function listMenuCategories(
  ctx: Pick<Ctx, 'db'>,
  shop: CatalogueShop,
): Promise<CategoryRow[]> {
  const { categories, products } = await shopMenu(ctx.db, shop.id);
  return categories.filter(({ id }) =>
    products.some(({ categoryId }) => categoryId === id),
  );
}
