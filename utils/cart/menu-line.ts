import type { MenuItemView } from '@/utils/shop/menu-view';
import { toDecimal, toMinor } from '@/utils/money/money';
import { leastQuantity, type LocalCartLine, lineKey } from './cart-line';

type LineScope = Readonly<{ shopId: number; currencyId: number; lang: string }>;

/** The line of a dish without options, as "+" on its row of a menu adds it. */
export function menuLine(
  item: MenuItemView,
  stockId: number,
  scope: LineScope,
): LocalCartLine {
  const price = item.was ?? item.price;
  return {
    key: lineKey(stockId, []),
    stockId,
    productId: item.id,
    productUuid: item.uuid,
    title: item.title,
    img: item.img,
    extras: [],
    price,
    discount: toDecimal(toMinor(price) - toMinor(item.price)),
    minQuantity: item.min,
    maxQuantity: item.max,
    interval: item.interval,
    unit: item.unit ?? 'portion',
    bonus: item.bonus ?? null,
    addons: [],
    note: '',
    quantity: leastQuantity(item.min, item.interval),
    ...scope,
  };
}
