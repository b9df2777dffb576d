import type { TFunction } from 'i18next';
import type { ProductDto, StockDto } from '@/server/contracts/product';
import { bonusText } from '@/utils/cart/bonus-text';
import { quantityWords } from '@/utils/cart/quantity-text';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';
import { percentText } from '@/utils/money/number-separators';
import type { DishBadge } from '@/utils/product/dish-view';

export interface DishWords {
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
export function dishBadges(
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
