import type { AllergenDto } from '@/server/contracts/product';

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
  /** What it feeds, before anything is added. */
  readonly nutrition: Readonly<
    Record<'carbs' | 'fats' | 'kcal' | 'protein', number | null>
  >;
  /** It can be had with additions. */
  readonly hasExtras: boolean;
}
