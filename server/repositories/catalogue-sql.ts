import { sql, type SQL } from 'drizzle-orm';

/** Texts of one thing: locale → fields, from a translation table or a jsonb column. */
export type Translations = Readonly<
  Record<
    string,
    {
      readonly id?: number;
      readonly title: string;
      readonly description?: string | null;
      readonly address?: string | null;
      readonly kicker?: string;
      readonly button?: string;
    }
  >
>;

export interface DiscountRow {
  readonly id: number;
  readonly type: 'fix' | 'percent';
  readonly value: number;
  readonly active: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly translations: Translations | null;
}

/** A discount inside a JSON column, where moments are texts. */
export type DiscountJson = Omit<DiscountRow, 'endsAt' | 'startsAt'> & {
  readonly startsAt: string;
  readonly endsAt: string | null;
};

export interface ExtraRow {
  readonly id: number;
  readonly value: string;
  readonly translations: Translations;
  readonly group: {
    readonly id: number;
    readonly type: 'color' | 'image' | 'text';
    readonly translations: Translations;
  };
}

/** A discount of a JSON column with its moments as dates. */
export function toDiscountRow(json: DiscountJson): DiscountRow {
  return {
    ...json,
    startsAt: new Date(json.startsAt),
    endsAt: json.endsAt === null ? null : new Date(json.endsAt),
  };
}

/*
 * Fragments for select lists. They name outer tables as text: drizzle strips the table off columns of a
 * single-table select, and an inner "id" would then win silently.
 */
const discountFields = sql.raw(
  `'id', d.id, 'type', d.type, 'value', d.value, 'active', d.active, ` +
    `'startsAt', d.starts_at, 'endsAt', d.ends_at, 'translations', d.translations`,
);

/** locale → texts of each selected product. */
export const productTexts: SQL<Translations> = sql`(
  select coalesce(json_object_agg(t.locale, json_build_object(
    'id', t.id, 'title', t.title, 'description', t.description)), '{}'::json)
  from product_translations t where t.product_id = "products"."id")`;

/** Every discount of each selected product, running or not. */
export const productDiscountList: SQL<DiscountJson[]> = sql`(
  select coalesce(json_agg(json_build_object(${discountFields}) order by d.id), '[]'::json)
  from product_discounts pd join discounts d on d.id = pd.discount_id
  where pd.product_id = "products"."id")`;

/** Every discount of each selected shop, running or not. */
export const shopDiscountList: SQL<DiscountJson[]> = sql`(
  select coalesce(json_agg(json_build_object(${discountFields}) order by d.id), '[]'::json)
  from discounts d where d.shop_id = "shops"."id" and d.active)`;

/** The extras each selected stock is made of, with their groups. */
export const stockExtraList: SQL<ExtraRow[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'value', v.value, 'translations', v.translations,
    'group', json_build_object('id', g.id, 'type', g.type, 'translations', g.translations)
  ) order by g.id, v.position, v.id), '[]'::json)
  from stock_extras se
  join extra_values v on v.id = se.extra_value_id
  join extra_groups g on g.id = v.group_id
  where se.stock_id = "stocks"."id")`;
