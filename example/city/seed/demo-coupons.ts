import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import {
  insertCoupon,
  type NewCoupon,
} from '@/server/repositories/coupon/coupon-repository';

const BEGAN = new Date('2024-01-01T00:00:00Z');
const ENDED = new Date('2024-09-01T00:00:00Z');
/** Whose promo code there is, beside the house's. */
const SHOP = 'burger-hovli';

type DemoCoupon = Omit<NewCoupon, 'startsAt'> & { readonly ofShop?: boolean };

/** One of each kind; amounts of the default currency, percentages in hundredths. */
const COUPONS: readonly DemoCoupon[] = [
  { name: 'SOFRA10', type: 'percent', for: 'total_price', value: 1_000 },
  { name: 'FREESHIP', type: 'percent', for: 'delivery_fee', value: 10_000 },
  {
    name: 'HOVLI3',
    type: 'fix',
    for: 'total_price',
    value: 300,
    minGoodsMinor: 1_500,
    ofShop: true,
  },
  {
    name: 'SUMMER24',
    type: 'percent',
    for: 'total_price',
    value: 2_000,
    endsAt: ENDED,
  },
  {
    name: 'FIRST100',
    type: 'fix',
    for: 'total_price',
    value: 500,
    usesMax: 100,
    uses: 100,
  },
];

/**
 * The demo city's promo codes, also for a city that was made before there were any. What stands in the database is left
 * as it is: an operator may have ended one. In a city without the one shop its code is missing.
 */
export async function provideDemoCoupons(db: Db): Promise<void> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.slug, SHOP));
  for (const { ofShop, ...coupon } of COUPONS) {
    if (ofShop && !shop) continue;
    const shopId = ofShop ? shop?.id : null;
    await insertCoupon(db, { ...coupon, shopId, startsAt: BEGAN });
  }
}
