import { eq } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shopTranslations } from '@/server/db/schema/catalogue';
import { createDish, createMenuSection } from './menu';
import { createShop } from './shop';

/** A restaurant by its name, with one section, "Hot dishes", and one dish in it, "Plov". */
export async function createRestaurant(
  db: Db,
  title: string,
  overrides: Parameters<typeof createShop>[1] = {},
): Promise<number> {
  const { id } = await createShop(db, overrides);
  await db
    .update(shopTranslations)
    .set({ title, description: `What ${title} is about` })
    .where(eq(shopTranslations.shopId, id));
  const categoryId = await createMenuSection(db, id, 'Hot dishes');
  await createDish(db, id, 'Plov', { categoryId });
  return id;
}
