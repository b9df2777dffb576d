import type { Db } from '@/server/db/client';
import { couriers } from '@/server/db/schema/orders';
import {
  deliveryZones,
  shopPayments,
  shops,
  shopTranslations,
  shopWorkingDays,
} from '@/server/db/schema/catalogue';
import { payments } from '@/server/db/schema/settings';
import { WEEKDAYS } from '@/utils/constants/calendar';
import {
  EXAMPLE_LOCATION,
  EXAMPLE_TIMEZONE,
} from '@/tests/support/example-place';
import { fromPlane } from '@/utils/address/geo';

export type PaymentTag = 'card' | 'cash' | 'wallet';

const ZONE_KM = 4;
let count = 0;

/** The three methods of the house by tag; made once. */
export async function createPayments(
  db: Db,
): Promise<Record<PaymentTag, number>> {
  await db
    .insert(payments)
    .values([
      { tag: 'cash', position: 1 },
      { tag: 'wallet', position: 2 },
      { tag: 'card', position: 3 },
    ])
    .onConflictDoNothing();
  const rows = await db
    .select({ id: payments.id, tag: payments.tag })
    .from(payments);
  const idOf = (tag: PaymentTag): number =>
    rows.find((row) => row.tag === tag)?.id ?? 0;
  return { card: idOf('card'), cash: idOf('cash'), wallet: idOf('wallet') };
}

interface ShopOverrides extends Partial<typeof shops.$inferInsert> {
  /** 'HH:mm' of every day; all day when omitted. */
  readonly hours?: { readonly opensAt: string; readonly closesAt: string };
}

export type TestShop = Awaited<ReturnType<typeof createShop>>;

/** An approved restaurant at the default location, open all day, taking every method, delivering 4 km around. */
export async function createShop(
  db: Db,
  { hours, ...overrides }: ShopOverrides = {},
) {
  count += 1;
  const { latitude, longitude } = EXAMPLE_LOCATION;
  const [shop] = await db
    .insert(shops)
    .values({
      slug: `shop-${count}`,
      type: 'restaurant',
      latitude,
      longitude,
      timezone: EXAMPLE_TIMEZONE,
      ...overrides,
    })
    .returning();
  if (!shop) throw new Error('the shop was not inserted');
  const shopId = shop.id;
  await db.insert(shopTranslations).values([
    {
      shopId,
      locale: 'en',
      title: `Kitchen ${count}`,
      address: 'Navoi Street 30',
    },
    { shopId, locale: 'ru', title: `Кухня ${count}` },
  ]);
  const opening = hours ?? { opensAt: '00:00', closesAt: '00:00' };
  await db
    .insert(shopWorkingDays)
    .values(WEEKDAYS.map((day) => ({ shopId, day, ...opening })));
  const corner = (east: number, north: number) =>
    fromPlane([shop.latitude, shop.longitude], east * ZONE_KM, north * ZONE_KM);
  const area = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  await db.insert(deliveryZones).values({ shopId, area });
  const methods = await createPayments(db);
  await db
    .insert(shopPayments)
    .values(Object.values(methods).map((paymentId) => ({ shopId, paymentId })));
  return { ...shop, payments: methods };
}

/** Somebody who delivers. */
export async function createCourier(db: Db): Promise<number> {
  const [row] = await db
    .insert(couriers)
    .values({
      firstname: 'Jasur',
      lastname: 'Aliyev',
      phone: '+998901112233',
      rating: 4.9,
    })
    .returning({ id: couriers.id });
  return row?.id ?? 0;
}
