import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ALLERGENS } from '@/server/contracts/product';
import { type GroundName, grounds } from '@/example/pictures/kit/grounds';

/**
 * What a person wrote of the city, before the seed turns it into rows: a menu for each cuisine or trade (menus/), the places
 * that sell by it (shops/, one file each), and its people (people.yaml). Amounts are US cents.
 */

const FOLDER = join(process.cwd(), 'example', 'city', 'content');

const Text = z
  .tuple([z.string(), z.string(), z.string()])
  .readonly()
  .describe('English, Arabic, Russian');

const Slug = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);
const Cents = z.number().int().min(0);

const Allergen = z.enum(ALLERGENS);

const Variant = z
  .strictObject({
    id: z.string(),
    name: Text,
    type: z.enum(['color', 'text']),
    values: z.array(
      z.strictObject({
        value: Text,
        color: z.string().optional().describe('CSS hex, for type color'),
        factor: z.number().describe("On the product's price"),
      }),
    ),
  })
  .describe('Values of one product with prices of their own: each is a stock');

const Addon = z.strictObject({
  slug: Slug,
  name: Text,
  note: Text.optional().describe('Short, under the name'),
  price: Cents.describe('0: included'),
  allergens: z.array(Allergen).optional(),
});

const AddonGroup = z.strictObject({
  id: z.string(),
  name: Text,
  min: z.number().describe('Above 0: the group is required'),
  max: z.number().describe('Of the sum of chosen quantities'),
  addons: z.array(Addon),
});

const Product = z.strictObject({
  slug: Slug.describe("Unique in the city; also its picture's name"),
  name: Text,
  description: Text,
  price: Cents.describe("Before the shop's factor"),
  section: z.string(),
  shows: z.array(Slug).optional().describe('Products that are part of it'),
  vegetarian: z.literal(true).optional(),
  spicy: z.literal(true).optional(),
  allergens: z.array(Allergen).optional(),
  nutrition: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .readonly()
    .optional()
    .describe('Of a portion: kcal, protein g, fats g, carbs g'),
  unit: z
    .enum(['bottle', 'g', 'kg', 'l', 'ml', 'pack', 'pcs', 'portion'])
    .optional(),
  variant: z.string().optional(),
  groups: z.array(z.string()).optional().describe('Required ones first'),
  discount: z.number().optional().describe('Percent off the list price'),
  bonus: z
    .strictObject({ value: z.number(), gift: Slug.optional() })
    .optional()
    .describe('Buy `value`, get one `gift` free (default: the same)'),
  only: z.array(Slug).optional().describe('The only shops that carry it'),
});

const Hours = z
  .enum([
    'always',
    'breakfast',
    'day',
    'late',
    'night',
    'split',
    'shop',
    'closed-today',
  ])
  .describe('Which times each means: seed/hours.ts');

const Shop = z.strictObject({
  slug: Slug.describe(
    "Unique in the city; its pictures' names end with it: logo-, cover-, card-",
  ),
  name: Text,
  description: Text,
  at: z
    .tuple([z.number().min(-6).max(6), z.number().min(-6).max(6)])
    .readonly()
    .describe("Kilometres east and north of the city's middle"),
  logo: z.strictObject({
    icon: z.string().describe("Of lucide, the icon's name in kebab-case"),
    ground: z.string(),
    ink: z.string(),
  }),
  table: z.strictObject({
    ground: z.custom<GroundName>(
      (name) => typeof name === 'string' && name in grounds,
      'names no ground of the kit',
    ),
    dishes: z
      .array(Slug)
      .min(5)
      .describe('All seen from above or all from the side, the largest first'),
  }),
  hours: Hours,
  priceFactor: z.number(),
  delivery: z
    .tuple([Cents, Cents, Cents])
    .readonly()
    .describe('Start, for a km, minimum order'),
  minutes: z.tuple([z.number(), z.number()]).readonly(),
  rating: z.number().nullable().describe('null: a new place without reviews'),
  tags: z.array(z.string()),
  products: z
    .array(Slug)
    .optional()
    .describe('Of the menu; omitted: about 20, the same ones each time'),
  deal: z.strictObject({ percent: z.number(), section: z.string() }).optional(),
});

const Menu = z.strictObject({
  id: z.string(),
  type: z.enum(['restaurant', 'shop']),
  name: Text,
  tile: Slug.describe("The product on the category's tile"),
  showpieces: z
    .array(Slug)
    .optional()
    .describe('Menus that sell them begin with them'),
  sections: z.array(
    z.strictObject({ id: z.string(), name: Text, note: Text.optional() }),
  ),
  variants: z.array(Variant),
  addonGroups: z.array(AddonGroup),
  products: z.array(Product),
  shops: z.array(Slug).describe('The places that sell by it, in order'),
});

const People = z.strictObject({
  reviewers: z.array(z.tuple([z.string(), z.string()]).readonly()),
  reviewComments: z.record(
    z.enum(['1', '2', '3', '4', '5']),
    z.array(
      z.strictObject({ lang: z.enum(['ar', 'en', 'ru']), text: z.string() }),
    ),
  ),
  couriers: z.array(
    z.strictObject({
      firstname: z.string(),
      lastname: z.string(),
      portrait: z.string().describe('A drawn face that goes with the name'),
      phone: z.string(),
      vehicle: Text,
    }),
  ),
});

export type Text = z.infer<typeof Text>;
export type Hours = z.infer<typeof Hours>;
export type AddonContent = Readonly<z.infer<typeof Addon>>;
export type ShopContent = Readonly<z.infer<typeof Shop>>;
export type ProductContent = Readonly<z.infer<typeof Product>>;
/** One cuisine or trade with its places. */
export type LibraryContent = Readonly<
  Omit<z.infer<typeof Menu>, 'shops'> & { shops: readonly ShopContent[] }
>;

/** In the order of the home page. */
const ORDER =
  'uzbek grill dumplings pizza sushi burgers noodles healthy sweets coffee turkish levant indian korean mexican grocery bakery pharmacy flowers pets'.split(
    ' ',
  );

/** A file of the folder as its schema has it; throws with the file's name and what is wrong in it. */
function read<Content>(file: string, schema: z.ZodType<Content>): Content {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const { data, error } = schema.safeParse(parse(text));
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}

/** The written city; throws for a file that does not fit, and for a shop that no menu names. */
function readLibraries(): LibraryContent[] {
  const libraries = ORDER.map((id) => {
    const { shops, ...menu } = read(join('menus', `${id}.yaml`), Menu);
    return {
      ...menu,
      shops: shops.map((slug) => read(join('shops', `${slug}.yaml`), Shop)),
    };
  });
  const named = new Set(
    libraries.flatMap(({ shops }) => shops.map(({ slug }) => `${slug}.yaml`)),
  );
  const lost = readdirSync(join(FOLDER, 'shops')).filter(
    (file) => !named.has(file),
  );
  if (lost.length) throw new Error(`no menu names ${lost.join(', ')}`);
  return libraries;
}

export const libraries: readonly LibraryContent[] = readLibraries();

export const { couriers, reviewComments, reviewers } = read(
  'people.yaml',
  People,
);
