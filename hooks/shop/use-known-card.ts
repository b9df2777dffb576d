import { useQueryClient } from '@tanstack/react-query';
import { routes } from '@/utils/shell/routes';
import type { ShopCardView } from '@/utils/shop/shop-card';

type Cards = readonly ShopCardView[];
type Loaded = Cards | { cards: Cards } | { pages: readonly { cards: Cards }[] };

/** The lists of cards among what `shopQueries` and `shopKeyQueries` load. */
const LISTS = ['list', 'row', 'recommended', 'uuids', 'liked'];

function cardsOf(loaded: Loaded): Cards {
  if ('pages' in loaded) return loaded.pages.flatMap(({ cards }) => cards);
  return 'cards' in loaded ? loaded.cards : loaded;
}

/** The card of the shop at this path, from any list that this tab has loaded; null when none has it. */
export function useKnownCard(path: string): ShopCardView | null {
  const client = useQueryClient();
  for (const list of LISTS) {
    const loaded = client.getQueriesData<Loaded>({ queryKey: ['shops', list] });
    for (const [, cards] of loaded) {
      const known =
        cards && cardsOf(cards).find((card) => routes.shop(card) === path);
      if (known) return known;
    }
  }
  return null;
}
