import type { InsertProductBodyDto } from '@/server/contracts/cart';
import type { CartRequest } from '@/utils/cart/resolve-cart';

/** The body of an insert-product (api-contract.md §2 Cart). */
export function insertBody(
  { products, replace, shopId, version }: CartRequest,
  currencyId: number,
): InsertProductBodyDto {
  return {
    shop_id: shopId,
    currency_id: currencyId,
    products: [...products],
    ...(version !== null && { version }),
    ...(replace && { replace: 1 }),
  };
}
