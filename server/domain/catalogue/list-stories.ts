import type { Ctx } from '@/server/context';
import {
  findRunningStories,
  type StoryRow,
} from '@/server/repositories/shop-extras-repository';
import { type CatalogueShop, findShop, shopIndex } from './load-shop-index';
import { pageOf, type Paged } from './sort-and-page';

export interface ShopStory {
  readonly story: StoryRow;
  readonly shop: CatalogueShop;
}

/** A page of the stories that run now, latest first; only of shops that are listed. */
export async function listStories(
  ctx: Pick<Ctx, 'db' | 'now'>,
  asked: { readonly page: number; readonly perPage: number },
): Promise<Paged<ShopStory>> {
  const index = await shopIndex(ctx.db);
  const running = await findRunningStories(ctx.db, ctx.now);
  const stories = running.flatMap((story) => {
    const shop = findShop(index, story.shopId);
    return shop ? [{ story, shop }] : [];
  });
  return pageOf(stories, asked);
}
