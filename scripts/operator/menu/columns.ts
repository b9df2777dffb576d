/** How a cell of the column becomes a value, and what an empty one means (undefined: what is there stays). */
export interface Column {
  /** The field of the menu's JSON. */
  readonly field: string;
  readonly read: 'codes' | 'flag' | 'list' | 'number' | 'price' | 'text';
  readonly empty?: null | readonly never[];
}

const text = (field: string, empty?: null): Column => ({
  field,
  read: 'text',
  empty,
});
const number = (field: string, empty?: null): Column => ({
  field,
  read: 'number',
  empty,
});
const list = (field: string): Column => ({ field, read: 'list', empty: [] });
/** Words of a fixed list, in small letters, with commas between them, too. */
const codes = (field: string): Column => ({ field, read: 'codes', empty: [] });
const flag = (field: string): Column => ({ field, read: 'flag' });

/** Of a product, the same on each of its rows. */
export const PRODUCT_COLUMNS: Readonly<Record<string, Column>> = {
  category: text('category', null),
  img: text('img', null),
  gallery: list('gallery'),
  unit: text('unit'),
  min_qty: number('min_qty'),
  max_qty: number('max_qty'),
  interval: number('interval'),
  tax_percent: number('tax_percent'),
  active: flag('active'),
  status: text('status'),
  vegetarian: flag('vegetarian'),
  spicy: flag('spicy'),
  allergens: codes('allergens'),
  kcal: number('kcal', null),
  protein_grams: number('protein_grams', null),
  fat_grams: number('fat_grams', null),
  carb_grams: number('carb_grams', null),
  position: number('position'),
  addons: list('addon_groups'),
};

/** Of one option of a product: a row each. */
export const OPTION_COLUMNS: Readonly<Record<string, Column>> = {
  price: { field: 'price', read: 'price' },
  quantity: number('quantity'),
  sku: text('sku', null),
  option_allergens: codes('allergens'),
  options: list('extras'),
};

/** Of the rows that are no product. */
export const OTHER_COLUMNS: Readonly<
  Record<string, Readonly<Record<string, Column>>>
> = {
  category: {
    img: text('img', null),
    active: flag('active'),
    position: number('position'),
  },
  group: { min: number('min'), max: number('max'), items: list('items') },
  extra: { kind: text('type') },
  value: { value: text('value') },
};

/** What rows there are, in the column `type`. */
export const ROW_TYPES = [
  'product',
  'addon',
  'category',
  'group',
  'extra',
  'value',
] as const;

export type RowType = (typeof ROW_TYPES)[number];

/** Every column but the words, in the order in which they are written. */
export const COLUMN_NAMES: readonly string[] = [
  'type',
  'slug',
  'sku',
  'category',
  'price',
  'options',
  'quantity',
  'img',
  'unit',
  'min_qty',
  'max_qty',
  'interval',
  'tax_percent',
  'active',
  'status',
  'vegetarian',
  'spicy',
  'allergens',
  'option_allergens',
  'kcal',
  'protein_grams',
  'fat_grams',
  'carb_grams',
  'addons',
  'gallery',
  'position',
  'min',
  'max',
  'items',
  'kind',
  'value',
];

/** `title:ru` and `description:ru`; `title` alone is of the file's language. */
export const WORD_COLUMN = /^(title|description)(?::([a-z]{2,3}))?$/;

/** Of an owner's own spreadsheet: which size of a dish a row is. It becomes an option. */
export const SIZE_COLUMN = 'size';

/** Of an owner's own spreadsheet: how much a dish weighs. It stands behind the description. */
export const WEIGHT_COLUMN = 'weight';

/** Of an owner's own spreadsheet: begins the name of a column that has the prices of one size, `price=30 cm`. */
export const PRICE_OF_SIZE = 'price=';
