import type { ProductDto, StockDto } from '@/server/contracts/product';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';
import type { LocalCartAddon, LocalCartLine } from '@/utils/cart/cart-line';

function repriceAddon(
  addon: LocalCartAddon,
  stock: StockDto,
): LocalCartAddon | null {
  const known = stock.addon_groups
    .flatMap(({ addons }) => addons ?? [])
    .find(({ stock_id: id }) => id === addon.stockId);
  if (!known) return null;
  const { stock: priced, translation } = known.product;
  return {
    ...addon,
    title: translation.title,
    price: priced.price,
    discount: priced.discount,
  };
}

/** A local line with the words and prices of freshly read products; null when it is sold no more. */
export function repriceLine(
  line: LocalCartLine,
  products: readonly ProductDto[],
  { currencyId, lang }: { readonly currencyId: number; readonly lang: string },
): LocalCartLine | null {
  const product = products.find(({ id }) => id === line.productId);
  const stock = product?.stocks.find(({ id }) => id === line.stockId);
  if (!product || !stock) return null;
  const addons = line.addons
    .map((addon) => repriceAddon(addon, stock))
    .filter((addon) => addon !== null);
  if (addons.length < line.addons.length) return null;
  return {
    ...line,
    title: product.translation.title,
    extras: stock.extras.map(
      ({ translation, value }) => translation.title || value,
    ),
    price: stock.price,
    discount: stock.discount,
    bonus: toLocalBonus(stock.bonus),
    addons,
    currencyId,
    lang,
  };
}
