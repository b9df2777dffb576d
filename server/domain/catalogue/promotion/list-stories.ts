import type { Ctx } from '@/server/context';
import {
  findRunningStories,
  type StoryRow,
} from '@/server/repositories/shop/shop-extras-repository';
import {
  type CatalogueShop,
  findShop,
  shopIndex,
} from '@/server/domain/catalogue/load-shop-index';
import { pageOf, type Paged } from '@/server/domain/catalogue/sort-and-page';

export interface ShopStory {
  readonly story: StoryRow;
  readonly shop: CatalogueShop;
}

/** A page of shops with their stories that run now: the shop of the latest story first; only shops that are listed. */
export async function listStories(
  ctx: Pick<Ctx, 'db' | 'now'>,
  asked: { readonly page: number; readonly perPage: number },
): Promise<Paged<readonly ShopStory[]>> {
  const index = await shopIndex(ctx.db);
  const running = await findRunningStories(ctx.db, ctx.now);
  const byShop = new Map<number, ShopStory[]>();
  for (const story of running) {
    const shop = findShop(index, story.shopId);
    if (!shop) continue;
    const known = byShop.get(shop.id);
    if (known) known.push({ story, shop });
    else byShop.set(shop.id, [{ story, shop }]);
  }
  return pageOf([...byShop.values()], asked);
}
