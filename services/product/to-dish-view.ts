import type { ProductDto, StockDto } from '@/server/contracts/product';
import type { DishView } from '@/utils/product/dish-view';
import {
  chosenAddons,
  type ProductChoice,
} from '@/utils/product/product-choice';
import { type DishWords, dishBadges } from './dish-badges';

/** A dish with what is chosen of it, in words. */
export function toDishView(
  product: ProductDto,
  chosen: { readonly stock: StockDto | null; readonly choice: ProductChoice },
  words: DishWords,
): DishView {
  const { choice, stock } = chosen;
  const { carbs, fats, galleries, kcal, protein } = product;
  const own = new Set([...product.allergens, ...(stock?.allergens ?? [])]);
  const added = chosenAddons(stock, choice).flatMap(({ addon }) => [
    ...addon.product.allergens,
    ...addon.product.stock.allergens,
  ]);
  return {
    title: product.translation.title,
    description: product.translation.description,
    pictures: galleries.map(({ path }) => path),
    price: stock?.total_price ?? 0,
    was: stock && stock.discount > 0 ? stock.price : null,
    unit: product.unit.code,
    badges: stock ? dishBadges(product, stock, words) : [],
    vegetarian: product.vegetarian,
    spicy: product.spicy,
    allergens: [...own],
    chosenAllergens: [...new Set(added)].filter((name) => !own.has(name)),
    nutrition: { kcal, protein, fats, carbs },
    hasExtras: product.stocks.some((each) => each.addon_groups.length > 0),
  };
}
