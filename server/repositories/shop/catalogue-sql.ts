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

/** "Buy `value` of a stock, get `quantity` of the gift's": a rule of a stock, its gift with what is left of it. */
export interface BonusRow {
  readonly id: number;
  readonly value: number;
  readonly quantity: number;
  readonly active: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly gift: {
    readonly stockId: number;
    readonly left: number;
    /** None until then, whatever is left. */
    readonly soldOutUntil: Date | null;
    readonly productId: number;
    readonly uuid: string;
    readonly img: string | null;
    readonly unit: string;
    readonly interval: number;
    readonly translations: Translations;
  };
}

/** A bonus inside a JSON column, where moments are texts. */
export type BonusJson = Omit<BonusRow, 'endsAt' | 'gift' | 'startsAt'> & {
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly gift: Omit<BonusRow['gift'], 'soldOutUntil'> & {
    readonly soldOutUntil: string | null;
  };
};

const toDate = (moment: string | null): Date | null =>
  moment === null ? null : new Date(moment);

/** A row with the rules of its JSON column, their moments as dates. */
export function withBonuses<T extends { readonly bonuses: BonusJson[] }>(
  row: T,
): Omit<T, 'bonuses'> & { readonly bonuses: BonusRow[] } {
  const bonuses = row.bonuses.map((json) => ({
    ...json,
    startsAt: new Date(json.startsAt),
    endsAt: toDate(json.endsAt),
    gift: { ...json.gift, soldOutUntil: toDate(json.gift.soldOutUntil) },
  }));
  return { ...row, bonuses };
}

/** A discount of a JSON column with its moments as dates. */
export function toDiscountRow(json: DiscountJson): DiscountRow {
  return {
    ...json,
    startsAt: new Date(json.startsAt),
    endsAt: toDate(json.endsAt),
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

/** A shop's words in every language. */
export const shopTexts: SQL<Translations> = sql`(
  select coalesce(json_object_agg(t.locale, json_build_object('title', t.title, 'description', t.description, 'address', t.address)), '{}'::json)
  from shop_translations t where t.shop_id = "shops"."id")`;

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

const bonusListWhere = (condition: SQL): SQL<BonusJson[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', b.id, 'value', b.value, 'quantity', b.bonus_quantity, 'active', b.active,
    'startsAt', b.starts_at, 'endsAt', b.ends_at,
    'gift', json_build_object(
      'stockId', gs.id, 'left', gs.quantity, 'soldOutUntil', gs.sold_out_until, 'productId', gp.id, 'uuid', gp.uuid, 'img', gp.img,
      'unit', gp.unit, 'interval', gp.interval, 'translations', (
        select coalesce(json_object_agg(t.locale, json_build_object('id', t.id, 'title', t.title)), '{}'::json)
        from product_translations t where t.product_id = gp.id))
  ) order by b.id desc), '[]'::json)
  from bonuses b
  join stocks gs on gs.id = b.bonus_stock_id
  join products gp on gp.id = gs.product_id and gp.shop_id = b.shop_id and gp.active and gp.status = 'published'
  where ${condition} and b.active)`;

/** The bonus rules of each selected stock whose gift is on sale in the same shop, newest first, running or not. */
export const stockBonusList = bonusListWhere(sql`b.stock_id = "stocks"."id"`);

/** Those of each selected shop. */
export const shopBonusList = bonusListWhere(sql`b.shop_id = "shops"."id"`);

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
