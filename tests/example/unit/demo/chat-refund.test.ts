import { expect, test } from 'vitest';
import { type About, tellRefund } from '@/example/agent/do-wish';

const orderThatIs = (status: string) =>
  ({
    lang: 'en',
    view: { order: { id: 20005, status }, shop: { translations: {} } },
  }) as unknown as About;

test.each([
  ['delivered', 'You can ask for money back on the page of order 20005.'],
  [
    'accepted',
    'Once order 20005 is delivered, you can ask for money back on its page.',
  ],
])('of an order that is %s, with its card', (status, text) => {
  expect(tellRefund(orderThatIs(status))).toMatchObject({ text, card: 20005 });
});
