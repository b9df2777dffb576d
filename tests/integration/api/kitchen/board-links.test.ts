// @module-tag both-engines
import { describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createShop } from '@/tests/support/factories/shop';

const PIN = '4711';
const operator = { token: TEST_OPERATOR_TOKEN };

const boardAt = (token: string) => `/rest/kitchen/boards/${token}`;
const adminAt = (shopId: number) => `/dashboard/admin/shops/${shopId}/board`;
const tokenIn = (text: string): string =>
  /\/board\/([\w-]{43})/.exec(text)?.[1] ?? '';

async function madeBoard(shopId: number): Promise<string> {
  const { body: answer } = await api.post(adminAt(shopId), {}, operator);
  return tokenIn(String(answer.data.url));
}

describe('the operator', () => {
  it('makes boards, sees which there are and ends them', async () => {
    const shop = await createShop(api.db);
    const other = await madeBoard((await createShop(api.db)).id);
    const tokens = [await madeBoard(shop.id), await madeBoard(shop.id)];
    await api.post(`${boardAt(tokens[1] ?? '')}/presence`);
    const listed = await api.get(adminAt(shop.id), operator);
    expect(listed.body.data).toMatchObject({
      url: null,
      boards: [
        { has_pin: false, used_at: expect.any(String) },
        { has_pin: false, used_at: null },
      ],
    });
    expect(JSON.stringify(listed.body)).not.toContain(tokens[0]);
    const ended = await api.call('DELETE', adminAt(shop.id), operator);
    expect(ended.body.data).toEqual({ ended: 2 });
    for (const token of tokens)
      expect((await api.get(boardAt(token))).status).toBe(404);
    expect((await api.get(boardAt(other))).status).toBe(200);
    expect((await api.get(adminAt(shop.id))).status).toBe(401);
    expect((await api.get(adminAt(99_999), operator)).status).toBe(404);
  });

  it('does so by the command line, with a branch of the shop and a PIN', async () => {
    const shop = await createShop(api.db);
    const key = String(shop.id);
    const made = await operate(api, ['shop', 'board', key, '--pin', PIN]);
    expect(made).toMatchObject({ code: 0, errors: '' });
    const opened = await api.get(boardAt(tokenIn(made.out)));
    expect(opened.body.data.pin).toBe('needed');
    const listed = await operate(api, ['shop', 'board', key, '--list']);
    expect(listed.out).toMatch(/all +yes .*never/);
    expect(listed.out).not.toContain('/board/');
    const wrong = await operate(api, [
      'shop',
      'board',
      key,
      '--branch',
      '9999',
    ]);
    expect(wrong.code).not.toBe(0);
    const ended = await operate(api, ['shop', 'board', key, '--revoke']);
    expect(ended.out).toBe('1 ended.');
    expect((await api.get(boardAt(tokenIn(made.out)))).status).toBe(404);
  });
});
