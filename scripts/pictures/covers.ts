import type {
  LibraryContent,
  PictureRecipe,
  ShopContent,
} from '@/server/demo/content/types';

import type { PackShape } from './packaging';
import { createDice, type Dice } from '@/server/demo/pictures/kit/dice';
import type { Item, Scene } from './scene';
import { asLaidOut, packageOf, packItem } from './shelf';
import { choosePattern, scatter, serve, type Spot } from './table';

const RATIO = 4;

/** A long table: one large dish, two or three others, things between them. The logo covers the lower left. */
interface CoverView {
  readonly dishes: readonly Spot[];
  readonly loose: readonly Spot[];
  readonly small: readonly Spot[];
}

function spot(x: number, y: number, size: number): Spot {
  return { x, y, size };
}

const VIEWS: readonly CoverView[] = [
  {
    dishes: [
      spot(0.69, 0.6, 1.02),
      spot(0.335, 0.1, 0.8),
      spot(0.935, 0.16, 0.7),
    ],
    loose: [
      spot(0.09, 0.22, 0.8),
      spot(0.485, 0.74, 0.62),
      spot(0.235, 0.88, 0.54),
      spot(0.985, 0.9, 0.64),
    ],
    small: [
      spot(0.545, 0.16, 0.25),
      spot(0.83, 0.86, 0.27),
      spot(0.19, 0.46, 0.26),
      spot(0.395, 0.66, 0.23),
      spot(0.815, 0.12, 0.2),
    ],
  },
  {
    dishes: [
      spot(0.4, 0.58, 1.02),
      spot(0.63, 0.06, 0.78),
      spot(0.885, 0.74, 0.86),
    ],
    loose: [
      spot(0.13, 0.2, 0.78),
      spot(0.775, 0.24, 0.6),
      spot(0.24, 0.9, 0.52),
      spot(0.59, 0.86, 0.56),
    ],
    small: [
      spot(0.26, 0.24, 0.25),
      spot(0.5, 0.1, 0.22),
      spot(0.7, 0.6, 0.26),
      spot(0.735, 0.96, 0.24),
      spot(0.965, 0.14, 0.27),
    ],
  },
  {
    dishes: [
      spot(0.8, 0.5, 1.12),
      spot(0.5, 0.86, 0.84),
      spot(0.275, 0.16, 0.82),
    ],
    loose: [
      spot(0.07, 0.24, 0.74),
      spot(0.56, 0.14, 0.58),
      spot(0.985, 0.2, 0.62),
      spot(0.345, 0.84, 0.5),
    ],
    small: [
      spot(0.4, 0.2, 0.25),
      spot(0.645, 0.62, 0.25),
      spot(0.17, 0.6, 0.26),
      spot(0.66, 0.1, 0.22),
      spot(0.96, 0.86, 0.27),
    ],
  },
  {
    dishes: [
      spot(0.54, 0.5, 1.06),
      spot(0.79, 0.9, 0.78),
      spot(0.22, 0.12, 0.76),
    ],
    loose: [
      spot(0.73, 0.16, 0.64),
      spot(0.345, 0.8, 0.62),
      spot(0.93, 0.3, 0.74),
      spot(0.06, 0.4, 0.6),
    ],
    small: [
      spot(0.4, 0.16, 0.25),
      spot(0.66, 0.76, 0.24),
      spot(0.2, 0.76, 0.26),
      spot(0.84, 0.18, 0.22),
      spot(0.95, 0.9, 0.28),
    ],
  },
];

/** A product as it lies on this table. */
interface Dish {
  readonly recipe: PictureRecipe;
  readonly pack: PackShape | null;
}

/** Products of the shop that show different things, on the cloth of its card. */
function chooseDishes(
  library: LibraryContent,
  shop: ShopContent,
  dice: Dice,
): Dish[] {
  const carried = library.products.filter(
    ({ slug, only }) =>
      shop.products?.includes(slug) ?? only?.includes(shop.slug) ?? true,
  );
  const seen = new Set(shop.card.main);
  return dice.shuffle(carried).flatMap((product) => {
    const [subject = ''] = product.picture.main;
    if (seen.has(subject)) return [];
    seen.add(subject);
    const picture = { ...product.picture, ground: shop.card.ground };
    const pack = packageOf(library, product, dice);
    return [{ recipe: asLaidOut(library.id, picture), pack }];
  });
}

/** The wide picture above a shop's menu: its card's subject among its dishes and their ingredients. */
export function coverScene(library: LibraryContent, shop: ShopContent): Scene {
  const dice = createDice(`cover-${shop.slug}`);
  const card = asLaidOut(library.id, shop.card);
  const view = dice.pick(VIEWS);
  const dishes = chooseDishes(library, shop, dice);
  const hero: Dish = {
    recipe: { ...card, main: card.main.slice(0, 1) },
    pack: null,
  };
  const large = dishes.filter(
    ({ pack, recipe }) => pack ?? recipe.base !== 'none',
  );
  const served = [hero, ...large.slice(0, view.dishes.length - 1)];
  const others = dishes.filter((dish) => !served.includes(dish));
  const tables = served.flatMap(({ recipe, pack }, index): Item[] => {
    const place = view.dishes[index];
    if (!place) return [];
    if (pack)
      return [
        packItem(
          library,
          pack,
          recipe,
          { ...place, size: place.size * 1.15 },
          dice,
        ),
      ];
    const group = { ...place, ratio: RATIO, times: index, generous: true };
    return serve(recipe, group, dice).items;
  });
  const company = card.main.filter((name) => name !== card.main[0]);
  const loose = view.loose.flatMap((place, index): Item[] => {
    const name = company[index];
    const dish = others[index - company.length];
    if (name !== undefined) return scatter([name], [place], dice);
    if (!dish) return [];
    if (dish.pack)
      return [
        packItem(
          library,
          dish.pack,
          dish.recipe,
          { ...place, size: place.size * 1.2 },
          dice,
        ),
      ];
    return scatter(dish.recipe.main.slice(0, 1), [place], dice);
  });
  const shown = new Set(
    company.concat(
      others.slice(0, view.loose.length).flatMap(({ recipe }) => recipe.main),
    ),
  );
  const bits = [card, ...dishes.map(({ recipe }) => recipe)].flatMap(
    ({ accents }) => accents ?? [],
  );
  const small = [...new Set(bits)].filter((name) => !shown.has(name));
  return {
    width: 1280,
    height: 320,
    cloth: {
      ground: card.ground,
      pattern: choosePattern(card.ground, ['none', 'linen'], dice),
    },
    items: [...tables, ...loose, ...scatter(small, view.small, dice)],
  };
}
