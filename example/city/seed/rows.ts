import type { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '@/server/db/schema/tables';

/** The tables a city fills, parents before children. */
export const SEEDED = {
  settings: tables.settings,
  currencies: tables.currencies,
  payments: tables.payments,
  users: tables.users,
  notificationSettings: tables.notificationSettings,
  addresses: tables.addresses,
  couriers: tables.couriers,
  tags: tables.tags,
  shops: tables.shops,
  shopTranslations: tables.shopTranslations,
  shopWorkingDays: tables.shopWorkingDays,
  shopClosedDates: tables.shopClosedDates,
  deliveryZones: tables.deliveryZones,
  shopPayments: tables.shopPayments,
  shopTags: tables.shopTags,
  categories: tables.categories,
  categoryTranslations: tables.categoryTranslations,
  shopCategories: tables.shopCategories,
  banners: tables.banners,
  products: tables.products,
  productTranslations: tables.productTranslations,
  extraGroups: tables.extraGroups,
  extraValues: tables.extraValues,
  stocks: tables.stocks,
  stockExtras: tables.stockExtras,
  addonGroups: tables.addonGroups,
  addonGroupItems: tables.addonGroupItems,
  productAddonGroups: tables.productAddonGroups,
  discounts: tables.discounts,
  productDiscounts: tables.productDiscounts,
  bonuses: tables.bonuses,
  reviews: tables.reviews,
  shopGalleries: tables.shopGalleries,
  branches: tables.branches,
  stories: tables.stories,
  likes: tables.likes,
  orders: tables.orders,
  orderDetails: tables.orderDetails,
  orderStatusHistory: tables.orderStatusHistory,
  transactions: tables.transactions,
  ledgerAccounts: tables.ledgerAccounts,
  ledgerTransactions: tables.ledgerTransactions,
  ledgerEntries: tables.ledgerEntries,
  blogPosts: tables.blogPosts,
  careers: tables.careers,
} as const satisfies Record<string, PgTable>;

export type SeededTable = keyof typeof SEEDED;
export type Row<T extends SeededTable> = (typeof SEEDED)[T]['$inferInsert'];

/** Rows of a city before they are written; ids are given here, so nothing waits for the database. */
export class CityRows {
  private readonly rows = new Map<SeededTable, unknown[]>();
  private readonly ids = new Map<SeededTable, number>();

  /** The next id of a table. */
  id(table: SeededTable): number {
    const next = (this.ids.get(table) ?? 0) + 1;
    this.ids.set(table, next);
    return next;
  }

  add<T extends SeededTable>(table: T, ...rows: readonly Row<T>[]): void {
    const known = this.rows.get(table);
    if (known) known.push(...rows);
    else this.rows.set(table, [...rows]);
  }

  /** Leaves a table to what stands in the database. */
  drop(table: SeededTable): void {
    this.rows.delete(table);
  }

  of<T extends SeededTable>(table: T): readonly Row<T>[] {
    // Only `add` fills the map, with rows of that table.
    return (this.rows.get(table) ?? []) as Row<T>[];
  }
}
