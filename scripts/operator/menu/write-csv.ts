import { stringify } from 'csv-stringify/sync';
import type {
  MenuDto,
  MenuExtraDto,
  MenuProductDto,
} from '@/server/contracts/operator/menu';
import { joinList, joinPair, safeText } from './cells';
import {
  COLUMN_NAMES,
  OPTION_COLUMNS,
  OTHER_COLUMNS,
  PRODUCT_COLUMNS,
  type Column,
} from './columns';

type Row = Record<string, string>;
type Words = Readonly<
  Record<
    string,
    | { readonly title?: string; readonly description?: string | null }
    | null
    | undefined
  >
>;

/** A value as a cell; `null` and what is not there are empty. */
function cell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return safeText(joinList(value as string[]));
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? safeText(value) : '';
}

function cells(of: object, columns: Readonly<Record<string, Column>>): Row {
  const values = of as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(columns).map(([name, { field }]) => [
      name,
      cell(values[field]),
    ]),
  );
}

const wordCells = (words: Words = {}): Row =>
  Object.fromEntries(
    Object.entries(words).flatMap(([lang, text]) => [
      [`title:${lang}`, cell(text?.title)],
      [`description:${lang}`, cell(text?.description)],
    ]),
  );

function extraRows({
  key,
  translations,
  type,
  values = [],
}: MenuExtraDto): Row[] {
  return [
    {
      type: 'extra',
      slug: cell(key),
      kind: cell(type),
      ...wordCells(translations),
    },
    ...values.map((one) => ({
      type: 'value',
      options: cell(joinPair(key, one.key)),
      value: cell(one.value),
      ...wordCells(one.translations),
    })),
  ];
}

/** One row for each option; what is said of the product stands on the first. */
function productRows(product: MenuProductDto): Row[] {
  const type = product.addon ? 'addon' : 'product';
  const named = { type, slug: cell(product.slug) };
  const options = (product.options ?? []).map(({ extras, ...option }) => ({
    ...cells(option, OPTION_COLUMNS),
    options: cell(
      (extras ?? []).map(({ group, value }) => joinPair(group, value)),
    ),
  }));
  const [first, ...rest] = options;
  return [
    {
      ...named,
      ...cells(product, PRODUCT_COLUMNS),
      ...wordCells(product.translations),
      ...first,
    },
    ...rest.map((option) => ({ ...named, ...option })),
  ];
}

function rowsOf(menu: MenuDto): Row[] {
  return [
    ...(menu.categories ?? []).map((one) => ({
      type: 'category',
      slug: cell(one.slug),
      ...cells(one, OTHER_COLUMNS.category ?? {}),
      ...wordCells(one.translations),
    })),
    ...(menu.extras ?? []).flatMap(extraRows),
    ...(menu.addon_groups ?? []).map((one) => ({
      type: 'group',
      slug: cell(one.key),
      ...cells(one, OTHER_COLUMNS.group ?? {}),
      ...wordCells(one.translations),
    })),
    ...menu.products.flatMap(productRows),
  ];
}

/** The words' columns, English first. */
function wordColumns(rows: readonly Row[]): string[] {
  const names = new Set(rows.flatMap(Object.keys));
  const langs = [...names]
    .filter((name) => name.startsWith('title:'))
    .map((name) => name.slice('title:'.length))
    .sort(
      (a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1),
    );
  return langs.flatMap((lang) => [`title:${lang}`, `description:${lang}`]);
}

/** A menu as a CSV that a spreadsheet opens (UTF-8 with its mark) and `menu import` takes: nothing in it is run as a formula. */
export function menuCsv(menu: MenuDto): string {
  const rows = rowsOf(menu);
  const [type = '', slug = '', ...others] = COLUMN_NAMES;
  const columns = [type, slug, ...wordColumns(rows), ...others];
  const lines = rows.map((row) => columns.map((name) => row[name] ?? ''));
  return stringify([columns, ...lines], {
    bom: true,
    record_delimiter: 'windows',
  });
}
