import type { ProductDto } from '@/server/contracts/product';
import type { SchemaNode } from './head-draft';

interface DishFacts {
  readonly product: ProductDto;
  /** Absolute. */
  readonly url: string;
  /** Absolute. */
  readonly image: string | undefined;
  readonly currency: string;
  readonly shopType: 'restaurant' | 'shop';
}

const grams = (amount: number | null): string | undefined =>
  amount === null ? undefined : `${amount} g`;

function nutritionOf({
  carbs,
  fats,
  kcal,
  protein,
}: ProductDto): SchemaNode | undefined {
  const facts = {
    calories: kcal === null ? undefined : `${kcal} calories`,
    carbohydrateContent: grams(carbs),
    fatContent: grams(fats),
    proteinContent: grams(protein),
  };
  return Object.values(facts).some(Boolean)
    ? { '@type': 'NutritionInformation', ...facts }
    : undefined;
}

/** The dish or product that an address opens, with its price, picture and nutrition. */
export function dishSchema({
  currency,
  image,
  product,
  shopType,
  url,
}: DishFacts): SchemaNode | null {
  const stocks = product.stocks.filter(({ quantity }) => quantity > 0);
  const [stock] = [...(stocks.length ? stocks : product.stocks)].sort(
    (a, b) => a.total_price - b.total_price,
  );
  if (!stock) return null;
  const { description, title } = product.translation;
  const nutrition = nutritionOf(product);
  const shared = {
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    ...(image && { image }),
    offers: {
      '@type': 'Offer',
      url,
      price: stock.total_price.toFixed(2),
      priceCurrency: currency,
      availability: stocks.length
        ? 'https://schema.org/InStock'
        : 'https://schema.org/SoldOut',
    },
  } as const;
  if (shopType === 'shop') return { '@type': 'Product', ...shared };
  return {
    '@type': 'MenuItem',
    ...shared,
    ...(nutrition && { nutrition }),
    ...(product.vegetarian && {
      suitableForDiet: 'https://schema.org/VegetarianDiet',
    }),
  };
}
