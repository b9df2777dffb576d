import type { TFunction } from 'i18next';
import type { ProductDto, StockDto } from '@/server/contracts/product';
import { bonusText } from '@/utils/cart/bonus-text';
import { quantityWords } from '@/utils/cart/quantity-text';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';
import { percentText } from '@/utils/money/number-separators';
import type { DishBadge, DishView } from '@/utils/product/dish-view';
import {
  chosenAddons,
  type ProductChoice,
} from '@/utils/product/product-choice';

interface DishWords {
  readonly t: TFunction;
  readonly language: string;
  /** What is said of an end; null: nothing. */
  readonly ends: (endsAt: string) => string | null;
}

/** So few steps left are told. */
const FEW_STEPS = 5;

type Discount = ProductDto['discounts'][number];

/** The discount that made the price: the largest one. */
function bestDiscount(
  discounts: readonly Discount[],
  price: number,
): Discount | undefined {
  const off = ({ type, value }: Discount): number =>
    type === 'percent' ? (price * value) / 100 : value;
  return [...discounts].sort((a, b) => off(b) - off(a))[0];
}

function dealBadges(
  { discounts }: ProductDto,
  stock: StockDto,
  words: DishWords,
): DishBadge[] {
  const best = bestDiscount(discounts, stock.price);
  if (!best || stock.discount <= 0) return [];
  const { expired_at: endsAt, type, value } = best;
  const percent = percentText(value, words.language);
  const texts = [
    type === 'percent' ? words.t('product.percentOff', { percent }) : null,
    endsAt && words.ends(endsAt),
  ].filter((text) => text !== null);
  return texts.length ? [{ text: texts.join(' · '), tone: 'primary' }] : [];
}

function bonusBadges(
  { id, unit }: ProductDto,
  stock: StockDto,
  words: DishWords,
): DishBadge[] {
  const bonus = toLocalBonus(stock.bonus);
  if (!bonus) return [];
  const endsAt = stock.bonus?.expired_at;
  const end = endsAt && words.ends(endsAt);
  const text = [bonusText(bonus, { id, unit: unit.code }, words), end];
  return [{ text: text.filter(Boolean).join(' · '), tone: 'success' }];
}

/** "Only 3 left" when there are few. */
function leftBadges(
  { interval, unit }: ProductDto,
  { quantity }: StockDto,
  words: DishWords,
): DishBadge[] {
  if (quantity <= 0 || quantity > interval * FEW_STEPS) return [];
  const text = words.t('product.left', {
    quantity: quantityWords(quantity, unit.code, words),
  });
  return [{ text, tone: 'warning' }];
}

/** Discounts, gifts and few left of a stock, with an end that is near. */
function dishBadges(
  product: ProductDto,
  stock: StockDto,
  words: DishWords,
): DishBadge[] {
  return [
    ...dealBadges(product, stock, words),
    ...bonusBadges(product, stock, words),
    ...leftBadges(product, stock, words),
  ];
}

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
