// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { products } from '@/server/db/schema/products';
import {
  findAmongBestSellers,
  findProductHits,
} from '@/server/repositories/search/search-repository';
import { findWords } from '@/server/repositories/search/search-word-repository';
import { foldText } from '@/utils/search/search-text';
import { api, it } from '@/tests/support/api/api-test';
import {
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { FOLDED_TEXTS } from '@/tests/support/folded-texts';

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  const answer = await api.db.execute(query);
  return (answer as unknown as { rows: unknown[] }).rows;
}

describe('the fold of the database', () => {
  it('is the fold of the browser, in every script', async () => {
    const texts = JSON.stringify(FOLDED_TEXTS.map(([text]) => text));
    const folded = await rows(sql`
      select value as text, search_fold(value) as folded
      from json_array_elements_text(${texts}::json)`);
    expect(folded).toEqual(
      FOLDED_TEXTS.map(([text]) => ({ text, folded: foldText(text) })),
    );
  });

  it('splits Chinese, Japanese and Korean into pairs and the last character', async () => {
    const [row] = await rows(
      sql`select search_split('牛肉面 set 茶') as words`,
    );
    expect(row).toEqual({ words: ['牛肉', '肉面', '面', 'set', '茶'] });
  });
});

describe('the best-selling products', () => {
  it('answer as all of them do, or not at all', async () => {
    const { db } = api;
    const open = await createNamedShop(db, { en: 'Day bar' });
    const closed = await createNamedShop(db, { en: 'Night bar' });
    for (const [index, sales] of [0, 40, 3, 900, 7, 3].entries()) {
      const { id: shopId } = index % 2 ? open : closed;
      const { id } = await createNamedProduct(db, shopId, { en: 'Manti' });
      await db
        .update(products)
        .set({ ordersCount: sales })
        .where(eq(products.id, id));
    }
    await createNamedProduct(db, open.id, { en: 'Samsa' });
    const [word] = await findWords(db, ['manti']);
    const condition = [{ words: [(word?.exact ?? 0) * 4] }];
    const scope = { condition, except: [], shopIds: [open.id, closed.id] };
    for (const ranks of [[[open.id]], [[]]])
      for (const offset of [0, 1]) {
        const part = { ranks, limit: 2, offset };
        const all = await findProductHits(db, scope, part);
        expect(all).toHaveLength(2);
        expect(await findAmongBestSellers(db, scope, part)).toEqual(all);
      }
    const more = { ranks: [[open.id]], limit: 4, offset: 0 };
    expect(await findAmongBestSellers(db, scope, more)).toBeNull();
    expect(await findProductHits(db, scope, more)).toHaveLength(4);
  });
});
