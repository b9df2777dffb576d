import type { TFunction } from 'i18next';
import type { ProductDto, StockDto } from '@/server/contracts/product';
import { bonusText } from '@/utils/cart/bonus-text';
import { quantityWords } from '@/utils/cart/quantity-text';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';
import { dayWord, formatTime } from '@/utils/i18n/dates';
import type { DishBadge } from '@/utils/product/dish-view';

export interface DishWords {
  readonly t: TFunction;
  readonly language: string;
  /** The shop's IANA zone. */
  readonly zone: string;
  readonly now: Date;
}

/** So few steps left are told. */
const FEW_STEPS = 5;
/** An end so near is told. */
const SOON_MS = 48 * 3_600_000;

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

function endWords(endsAt: string | null, words: DishWords): string | null {
  const { now, t, zone } = words;
  if (!endsAt || +new Date(endsAt) - +now > SOON_MS) return null;
  const day = dayWord(endsAt, zone, now);
  const time = formatTime(endsAt, zone);
  return t('product.until', {
    time: day === 'today' ? time : `${t(`date.${day}`)} ${time}`,
  });
}

function dealBadges(
  { discounts }: ProductDto,
  stock: StockDto,
  words: DishWords,
): DishBadge[] {
  const best = bestDiscount(discounts, stock.price);
  if (!best || stock.discount <= 0) return [];
  const { expired_at: endsAt, type, value: percent } = best;
  const texts = [
    type === 'percent' ? words.t('product.percentOff', { percent }) : null,
    endWords(endsAt, words),
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
  const end = endWords(stock.bonus?.expired_at ?? null, words);
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
