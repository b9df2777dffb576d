import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '@/utils/search-text';
import { type ApiHarness, openApi } from '@/tests/support/api-harness';
import { FOLDED_TEXTS } from '@/tests/support/folded-texts';

let api: ApiHarness;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

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
