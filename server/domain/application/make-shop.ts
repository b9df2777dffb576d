import type { SellerApplicationData } from '@/server/contracts/application/fields';
import type { Ctx } from '@/server/context';
import { siteZone } from '@/server/domain/settings/site-zone';
import { DomainError } from '@/server/errors';
import type { ApplicationRow } from '@/server/repositories/application/application-repository';
import { moveUploads } from '@/server/repositories/application/application-upload-repository';
import {
  findTrades,
  insertShop,
} from '@/server/repositories/application/new-shop-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import { zoneRing } from '@/utils/application/zone';
import { toMinor } from '@/utils/money/money';
import { shopSlug, shopTitle } from './shop/shop-slug';

type Data = SellerApplicationData;

const pictureAddress = (path: string | undefined): string | null =>
  path ? `/storage/images/${path}` : null;

function wordsOf({ address, translations = {} }: Data) {
  return Object.entries(translations).flatMap(
    ([locale, { description, title }]) =>
      title
        ? [{ locale, title, description: description ?? null, address }]
        : [],
  );
}

function hoursOf({ hours = [] }: Data) {
  return hours
    .filter(({ disabled }) => !disabled)
    .map(({ day, from, to }) => ({ day, opensAt: from, closesAt: to }));
}

/**
 * Makes the shop of an approved application, inside that transaction: with its texts, hours, zone, categories and every
 * way to pay, of its owner, and not open: it takes no order before the operator opens it. Its pictures are the shop's
 * from now on. Answers its id; every process reads the shops anew.
 */
export async function makeShop(
  ctx: Pick<Ctx, 'db' | 'now'>,
  row: ApplicationRow,
): Promise<number> {
  const data = row.data as Data;
  const { location, type, zone } = data;
  // it was sent whole; a row that somebody changed by hand is not made a shop
  if (!location || !type || !zone) throw new DomainError('conflict');
  const trades = await findTrades(ctx.db, data.category_ids ?? []);
  const plain = shopSlug(shopTitle(data));
  const shopId = await insertShop(
    ctx.db,
    {
      slug: plain || `${type}-a${row.id}`,
      type,
      status: 'approved',
      open: false,
      ownerId: row.userId,
      phone: data.phone ?? null,
      logoImg: pictureAddress(data.logo_img),
      backgroundImg: pictureAddress(data.background_img),
      deliveryStartMinor: toMinor(data.price ?? 0),
      deliveryPerKmMinor: toMinor(data.price_per_km ?? 0),
      minAmountMinor: toMinor(data.min_amount ?? 0),
      ...location,
      timezone: await siteZone(ctx.db),
      createdAt: ctx.now,
    },
    {
      otherSlug: `${plain || type}-a${row.id}`,
      translations: wordsOf(data),
      hours: hoursOf(data),
      zone: zoneRing(zone, location),
      categoryIds: [...trades.keys()].filter((id) => trades.get(id) === type),
    },
  );
  await moveUploads(ctx.db, {
    userId: row.userId,
    subject: `shop:${shopId}`,
    paths: [data.logo_img, data.background_img].filter(
      (path) => path !== undefined,
    ),
  });
  await notifyCatalogueChanged(ctx.db, 'shops:');
  return shopId;
}
