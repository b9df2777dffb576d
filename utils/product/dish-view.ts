import type { TFunction } from 'i18next';
import type {
  AllergenDto,
  ProductDto,
  StockDto,
} from '@/server/contracts/product';
import { bonusText } from '@/utils/cart/bonus-text';
import { dayWord, formatTime } from '@/utils/i18n/dates';
import { chosenAddons, type ProductChoice } from './product-choice';
import { quantityWords } from '@/utils/cart/quantity-text';
import { toLocalBonus } from '@/utils/cart/to-local-bonus';

/** An offer or a warning beside a price. */
export interface DishBadge {
  readonly text: string;
  readonly tone: 'primary' | 'success' | 'warning';
}

/** What an open dish says about itself while one chooses. */
export interface DishView {
  readonly title: string;
  readonly description: string | null;
  readonly pictures: readonly string[];
  readonly price: number;
  readonly was: number | null;
  readonly unit: string;
  readonly badges: readonly DishBadge[];
  readonly vegetarian: boolean;
  readonly spicy: boolean;
  readonly allergens: readonly AllergenDto[];
  /** What chosen add-ons bring that the dish has not. */
  readonly chosenAllergens: readonly AllergenDto[];
  readonly nutrition: Readonly<
    Record<'carbs' | 'fats' | 'kcal' | 'protein', number | null>
  >;
}

interface DishWords {
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

/** A dish with what is chosen of it, in words. */
export function dishView(
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
    badges: stock
      ? [
          ...dealBadges(product, stock, words),
          ...bonusBadges(product, stock, words),
          ...leftBadges(product, stock, words),
        ]
      : [],
    vegetarian: product.vegetarian,
    spicy: product.spicy,
    allergens: [...own],
    chosenAllergens: [...new Set(added)].filter((name) => !own.has(name)),
    nutrition: { kcal, protein, fats, carbs },
  };
}
