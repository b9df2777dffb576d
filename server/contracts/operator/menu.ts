import { z } from '@hono/zod-openapi';
import { byLanguage } from '@/server/contracts/common';
import { ALLERGENS } from '@/server/contracts/product';

/** Bounds of one menu; a file with more is refused. */
export const MENU_BOUNDS = {
  products: 10_000,
  options: 100,
  categories: 500,
  groups: 2_000,
  values: 200,
} as const;

const PRICE_MAX = 1_000_000;
const QUANTITY_MAX = 1_000_000;
/** Names of things in the files: told apart by case, without what lists are written with. */
const Key = z.string().trim().min(1).max(100);
const Slug = z
  .string()
  .max(100)
  .regex(
    /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u,
    'must be letters and figures, with - . or _ between them, such as margherita-large',
  );
const Text = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most));

const thousandths = (value: number): boolean =>
  Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
const Count = z
  .number()
  .min(0)
  .max(QUANTITY_MAX)
  .refine(thousandths, 'has more than three decimals');
const Whole = (most: number) => z.number().int().min(0).max(most);
/** What comes after the last one must have a place, too. */
const POSITION_MAX = 1_000_000_000;
const Position = z.number().int().min(-POSITION_MAX).max(POSITION_MAX);
const Picture = z
  .string()
  .max(300)
  .regex(
    /^(?:https:\/\/|\/)[^\s\\]+$/,
    'must be the path of a picture of this site, such as /storage/images/house/soup.webp',
  )
  .refine((path) => !path.includes('..'), 'must not have .. in it');

const Title = byLanguage(
  z.object({ title: Text(200).pipe(z.string().min(1)) }),
);
const Words = byLanguage(
  z.object({
    title: Text(200).pipe(z.string().min(1)).optional(),
    description: Text(5_000).nullable().optional(),
  }),
);

const Option = z.strictObject({
  sku: z.string().trim().min(1).max(100).nullable().optional(),
  price: z
    .number()
    .min(0)
    .max(PRICE_MAX)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'has more than two decimals',
    )
    .optional(),
  quantity: Count.optional(),
  allergens: z.array(z.enum(ALLERGENS)).optional(),
  /** Of which extras it is made: the group's key and the value's. */
  extras: z
    .array(z.strictObject({ group: Key, value: Key }))
    .max(10)
    .optional(),
});

export const MenuFileProduct = z.strictObject({
  slug: Slug.optional(),
  addon: z.boolean().optional(),
  category: z.string().trim().min(1).max(200).nullable().optional(),
  img: Picture.nullable().optional(),
  gallery: z.array(Picture).max(20).optional(),
  unit: z.string().trim().min(1).max(20).optional(),
  min_qty: Count.optional(),
  max_qty: Count.optional(),
  interval: Count.refine(
    (value) => value > 0,
    'must be more than 0',
  ).optional(),
  tax_percent: Whole(100).optional(),
  active: z.boolean().optional(),
  status: z.enum(['published', 'pending', 'unpublished']).optional(),
  vegetarian: z.boolean().optional(),
  spicy: z.boolean().optional(),
  allergens: z.array(z.enum(ALLERGENS)).optional(),
  kcal: Whole(100_000).nullable().optional(),
  protein_grams: Whole(10_000).nullable().optional(),
  fat_grams: Whole(10_000).nullable().optional(),
  carb_grams: Whole(10_000).nullable().optional(),
  position: Position.optional(),
  translations: Words.optional(),
  options: z.array(Option).min(1).max(MENU_BOUNDS.options).optional(),
  addon_groups: z.array(Key).max(50).optional(),
});

export const MenuFileCategory = z.strictObject({
  slug: Slug,
  img: Picture.nullable().optional(),
  active: z.boolean().optional(),
  position: Position.optional(),
  translations: Words.optional(),
});

export const MenuExtra = z.strictObject({
  key: Key,
  type: z.enum(['text', 'color', 'image']).optional(),
  translations: Title.optional(),
  values: z
    .array(
      z.strictObject({
        key: Key,
        value: z.string().trim().min(1).max(200).optional(),
        translations: Title.optional(),
      }),
    )
    .max(MENU_BOUNDS.values)
    .optional(),
});

export const MenuFileAddonGroup = z.strictObject({
  key: Key,
  min: Whole(100).optional(),
  max: Whole(100).optional(),
  translations: Title.optional(),
  /** Add-ons by their slug; `cola#2` is the second option of cola. */
  items: z.array(Key).max(200).optional(),
});

/** A shop's menu as the operator's files have it: what is not named stays, or is as usual for something new. */
export const Menu = z
  .strictObject({
    categories: z
      .array(MenuFileCategory)
      .max(MENU_BOUNDS.categories)
      .optional(),
    extras: z.array(MenuExtra).max(MENU_BOUNDS.groups).optional(),
    addon_groups: z
      .array(MenuFileAddonGroup)
      .max(MENU_BOUNDS.groups)
      .optional(),
    products: z.array(MenuFileProduct).max(MENU_BOUNDS.products),
  })
  .openapi('Menu');

export const MenuImportBody = z
  .object({
    /** Checked in the domain, which names everything that is wrong. */
    menu: z.record(z.string(), z.unknown()).openapi({
      description: 'A menu as GET has it, or a part of one',
    }),
    dry_run: z.boolean().default(false),
    replace: z.boolean().default(false).openapi({
      description: 'Takes products off that the menu does not name',
    }),
  })
  .openapi('MenuImportBody');

const Changed = z.object({ slug: z.string(), fields: z.array(z.string()) });

/** What an import did, or would do. */
export const MenuReport = z
  .object({
    dry_run: z.boolean(),
    made: z.array(z.string()),
    changed: z.array(Changed),
    taken_off: z.array(z.string()),
    unchanged: z.number().int(),
    categories: z.array(z.string()).openapi({ description: 'Made or changed' }),
    groups: z.array(z.string()).openapi({
      description: 'Of extras or add-ons, made or changed',
    }),
    sold_out: z.array(z.string()).openapi({
      description:
        'Options that the menu does not name any more but an order or cart does: kept, with nothing left',
    }),
  })
  .openapi('MenuReport');

/** The `data` of a refused import: where in the menu, such as `products.3.options.0.price`, and why. */
export const MenuProblems = z.object({
  total: z.number().int(),
  problems: z.array(z.object({ at: z.string(), reason: z.string() })),
});

export type MenuDto = z.infer<typeof Menu>;
export type MenuProductDto = z.infer<typeof MenuFileProduct>;
export type MenuCategoryDto = z.infer<typeof MenuFileCategory>;
export type MenuExtraDto = z.infer<typeof MenuExtra>;
export type MenuAddonGroupDto = z.infer<typeof MenuFileAddonGroup>;
export type MenuReportDto = z.infer<typeof MenuReport>;
export type MenuProblemsDto = z.infer<typeof MenuProblems>;
export type MenuProblem = MenuProblemsDto['problems'][number];
