import { useCategories } from '@/hooks/shop/use-home';
import { useFirstShops } from '@/hooks/shop/use-shop-list';

const KINDS_MAX = 8;
const PLACES_MAX = 4;

/** What to begin a search with: kinds of food and the places that are recommended; each is empty until it is known. */
export function useSearchIdeas() {
  const { categories } = useCategories('home');
  const { cards } = useFirstShops();
  return {
    kinds: categories.slice(0, KINDS_MAX),
    places: cards.slice(0, PLACES_MAX),
  };
}

export type SearchIdeasFound = ReturnType<typeof useSearchIdeas>;
