import type {
  ProductDto,
  ShopProductsDto,
  StockDto,
} from '@/server/contracts/product';
import { api } from '@/services/http/client';
import { leastQuantity } from '@/utils/cart/cart-line';
import { isMeasured } from '@/utils/cart/quantity-text';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';
import { wholeUnits } from '@/utils/product/whole-units';
import type { MenuItemView, MenuView } from '@/utils/shop/menu-view';

function cheapest(stocks: readonly StockDto[]): StockDto | undefined {
  const left = stocks.filter(({ quantity }) => quantity > 0);
  return (left.length ? left : [...stocks]).sort(
    (a, b) => a.total_price - b.total_price,
  )[0];
}

function toItem(product: ProductDto): MenuItemView | null {
  const { stocks } = product;
  const stock = cheapest(stocks);
  if (!stock) return null;
  const plain = stocks.length === 1 && stock.addon_groups.length === 0;
  const dearer = stocks.some(
    ({ total_price }) => total_price !== stock.total_price,
  );
  const left = Math.max(...stocks.map(({ quantity }) => quantity));
  const bonus = toLocalBonus(
    stock.bonus ?? stocks.find((other) => other.bonus)?.bonus ?? null,
  );
  return {
    id: product.id,
    uuid: product.uuid,
    title: wholeUnits(product.translation.title),
    description: product.translation.description,
    img: product.img,
    price: stock.total_price,
    was: stock.discount > 0 ? stock.price : null,
    ...(dearer && { from: true }),
    stockId: plain ? stock.id : null,
    min: product.min_qty,
    max: Math.min(product.max_qty, left),
    interval: product.interval,
    ...(isMeasured(product.unit.code) && { unit: product.unit.code }),
    ...(bonus && { bonus }),
    ...(left < leastQuantity(product.min_qty, product.interval) && {
      soldOut: true,
    }),
    allergens: product.allergens,
    ...(product.vegetarian && { vegetarian: true }),
    ...(product.spicy && { spicy: true }),
  };
}

/** The menu reduced to what its rows show; whole products come one by one when they are opened. */
function toMenuView({ all, recommended }: ShopProductsDto): MenuView {
  const sections = all
    .map(({ id, products, slug, translation }) => ({
      id,
      slug,
      title: translation.title,
      note: translation.description,
      items: products.map(toItem).filter((item) => item !== null),
    }))
    .filter(({ items }) => items.length > 0);
  const shown = new Set(
    sections.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  return {
    popular: recommended.map(({ id }) => id).filter((id) => shown.has(id)),
    sections,
  };
}

/** Products (spec.md §7 "Catalogue and settings"); amounts are of the currency asked for. */
export const productService = {
  menu: async (shopId: number, currencyId: number): Promise<MenuView> =>
    toMenuView(
      await api.get<ShopProductsDto>(`/rest/shops/${shopId}/products`, {
        currency_id: currencyId,
      }),
    ),
  /** With the members of its add-on groups. */
  detail: (uuid: string, currencyId: number) =>
    api.get<ProductDto>(`/rest/products/${encodeURIComponent(uuid)}`, {
      currency_id: currencyId,
    }),
};
