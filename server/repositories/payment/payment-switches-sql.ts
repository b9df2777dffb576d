import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { settings } from '@/server/db/schema/settings';

/** Whose switches say how one may pay (setting payment_type): `admin`, `seller`, else both have to. */
const rule = sql`(select ${settings.value} from ${settings} where ${settings.key} = 'payment_type')`;

/** Whether the house lets one pay so, by its own switch. */
export const houseLets = (active: SQLWrapper): SQL<boolean> =>
  sql`(${active} or coalesce(${rule} = 'seller', false))`;

/** Whether a shop lets one pay so, by its own switch; null: it has none for it. */
export const shopLets = (active: SQLWrapper): SQL<boolean> =>
  sql`(coalesce(${active}, false) or coalesce(${rule} = 'admin', false))`;
