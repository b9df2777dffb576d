import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import {
  type CartBrowser,
  openCartBrowser,
} from '@/tests/support/cart/cart-browser';
import { createShopper } from '@/tests/support/factories/cart';
import { createGroup, uuidOf } from '@/tests/support/factories/group';

it('whom the owner removed joins again by a new link alone: browser, account and key are known', async () => {
  const group = await createGroup(api);
  const key = { 'Idempotency-Key': randomUUID() };
  const { token } = await createShopper(api);
  const join = async (
    browser: CartBrowser,
    code = group.code,
    headers = {},
  ) => {
    const body = { code, name: 'Ann' };
    const answer = await browser.call('POST', '/rest/cart/open', body, headers);
    const { message, statusCode } = answer.body;
    return { status: answer.status, code: statusCode, message };
  };
  const ann = openCartBrowser(api);
  ann.signIn(token);
  expect((await join(ann, group.code, key)).status).toBe(200);
  await group.remove(ann);
  ann.signIn(null);
  const refusal = await join(ann);
  expect(refusal).toMatchObject({
    code: 'ERROR_441',
    message: 'You have been kicked from group order',
  });
  // The answer that tells them takes the member's cookie; the browser is known still.
  await ann.call('GET', '/rest/cart/current');
  expect(uuidOf(ann)).toBe('');
  expect(await join(ann)).toEqual(refusal);
  const account = openCartBrowser(api);
  account.signIn(token);
  expect(await join(account)).toEqual(refusal);
  expect(await join(openCartBrowser(api), group.code, key)).toEqual(refusal);
  expect((await join(openCartBrowser(api))).status).toBe(200);
  const renewed = await group.own('POST', `/group/${group.cartId}/link`);
  const { code } = renewed.body.data.group_order as { code: string };
  expect((await join(ann, code)).status).toBe(200);
  expect((await join(account, code)).status).toBe(200);
});
