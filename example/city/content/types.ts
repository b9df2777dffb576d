/**
 * The shape of the demo city's content: what a person wrote, before the seed turns it into rows.
 * Every text is given in the three content languages of the demo (spec.md §9 lists the product's languages).
 */

import type { GroundName } from '@/example/pictures/kit/grounds';

/** English, Arabic, Russian. */
export type Text = readonly [en: string, ar: string, ru: string];

export type Allergen =
  | 'celery'
  | 'crustaceans'
  | 'egg'
  | 'fish'
  | 'gluten'
  | 'lupin'
  | 'milk'
  | 'molluscs'
  | 'mustard'
  | 'nuts'
  | 'peanuts'
  | 'sesame'
  | 'soy'
  | 'sulphites';

/** The laid table that a shop's cover and card show. */
export interface TableContent {
  readonly ground: GroundName;
  /** Slugs of products that it sells, all seen from above or all from the side, the largest first; five or more. */
  readonly dishes: readonly string[];
}

/** Variants of one product with a price of their own (size, portion, colour): each value becomes a stock. */
export interface VariantContent {
  readonly id: string;
  readonly name: Text;
  readonly type: 'color' | 'text';
  readonly values: readonly {
    readonly value: Text;
    /** CSS hex colour, for type color. */
    readonly color?: string;
    /** Price factor on the product's price, e.g. 1, 1.25, 2.6. */
    readonly factor: number;
  }[];
}

export interface AddonContent {
  readonly slug: string;
  readonly name: Text;
  /** Short description under the name, e.g. "Horse sausage, 40 g". */
  readonly note?: Text;
  /** US cents; 0 means included. */
  readonly price: number;
  readonly allergens?: readonly Allergen[];
}

/** A group of add-ons; min > 0 makes it required. Sum of chosen quantities lies in min..max. */
export interface AddonGroupContent {
  readonly id: string;
  readonly name: Text;
  readonly min: number;
  readonly max: number;
  readonly addons: readonly AddonContent[];
}

export interface ProductContent {
  /** Unique in the whole city, kebab-case; also the name of its picture. */
  readonly slug: string;
  readonly name: Text;
  readonly description: Text;
  /** US cents, before the shop's price factor. */
  readonly price: number;
  /** Id of a section of the same library. */
  readonly section: string;
  /** Products that are part of it: their pictures stand after its own. */
  readonly shows?: readonly string[];
  readonly vegetarian?: true;
  readonly spicy?: true;
  readonly allergens?: readonly Allergen[];
  /** Per portion: kcal, protein g, fats g, carbs g. Give it to about a third of the products. */
  readonly nutrition?: readonly [
    kcal: number,
    protein: number,
    fats: number,
    carbs: number,
  ];
  readonly unit?:
    'bottle' | 'g' | 'kg' | 'l' | 'ml' | 'pack' | 'pcs' | 'portion';
  /** Id of a variant of the same library. */
  readonly variant?: string;
  /** Ids of add-on groups of the same library, required ones first. */
  readonly groups?: readonly string[];
  /** Percent off the list price, for a few products. */
  readonly discount?: number;
  /** "Buy `value`, get one `gift` (a product of the same library, one of its own without) free", where both are sold. */
  readonly bonus?: { readonly value: number; readonly gift?: string };
  /** Only some shops of the library carry it; default: any may. */
  readonly only?: readonly string[];
}

export type Hours =
  /** Open day and night, every day. */
  | 'always'
  /** 07:00 to 15:00, for breakfast places. */
  | 'breakfast'
  /** 10:00–23:00 every day. */
  | 'day'
  /** 11:00 to 02:00: closes after midnight. */
  | 'late'
  /** 18:00 to 04:00. */
  | 'night'
  /** Split day: 10:00–15:00 and 17:00–23:00, in two rows a day. */
  | 'split'
  /** 09:00–21:00, shorter at the weekend. */
  | 'shop'
  /** Closed on the weekday on which the seed is read (closed today). */
  | 'closed-today';

export interface ShopContent {
  /** Unique in the city, kebab-case; its pictures are `logo-<slug>`, `cover-<slug>` and `card-<slug>`. */
  readonly slug: string;
  readonly name: Text;
  /** One plain sentence about the place. */
  readonly description: Text;
  /** Kilometres east (+) and north (+) of the default location; |each| ≤ 6. */
  readonly at: readonly [eastKm: number, northKm: number];
  /** A line icon of lucide (kebab-case name) on a ground colour. */
  readonly logo: {
    readonly icon: string;
    readonly ground: string;
    readonly ink: string;
  };
  readonly table: TableContent;
  readonly hours: Hours;
  /** 0.85 … 1.3, on every price of the library. */
  readonly priceFactor: number;
  /** Start price of a delivery in cents, cents a km, minimum order in cents. */
  readonly delivery: readonly [start: number, perKm: number, minimum: number];
  /** Minutes from … to. */
  readonly minutes: readonly [from: number, to: number];
  /** Average rating target 3.9–4.9, or null for a new place without reviews. */
  readonly rating: number | null;
  /** Tag ids: halal, vegan, family, new, best, spicy, budget, organic, late-night. */
  readonly tags: readonly string[];
  /** Product slugs of the library this shop carries; omitted: a deterministic choice of about 20. */
  readonly products?: readonly string[];
  /** A shop-wide deal in percent on some section, if any. */
  readonly deal?: { readonly percent: number; readonly section: string };
}

/** One cuisine (restaurants) or one trade (shops) with all that its places share. */
export interface LibraryContent {
  /** e.g. uzbek, pizza, grocery. */
  readonly id: string;
  readonly type: 'restaurant' | 'shop';
  readonly name: Text;
  /** Slug of the product on the category tile. */
  readonly tile: string;
  /** Slugs of products whose pictures invite: menus that sell them begin with them. Absent: any order does. */
  readonly showpieces?: readonly string[];
  readonly sections: readonly {
    readonly id: string;
    readonly name: Text;
    readonly note?: Text;
  }[];
  readonly variants: readonly VariantContent[];
  readonly addonGroups: readonly AddonGroupContent[];
  readonly products: readonly ProductContent[];
  readonly shops: readonly ShopContent[];
}
