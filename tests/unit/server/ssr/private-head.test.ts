import { expect, it } from 'vitest';
import { makeHead } from '@/server/ssr/head/make-head';
import * as heads from '@/server/ssr/head/private-head';

const t = ((key: string) => key) as never;
const shell = { lang: 'ru', siteUrl: 'https://sofra.example' } as const;

it('says what a private page is called and where it is, and keeps it out of every index', async () => {
  const { orderHead, orderReceiptHead, ...others } = heads;
  const drafts = [
    ...Object.values(others).map((head) => head({ t })),
    orderHead({ t }, 'Order 7', 7),
    orderReceiptHead({ t }, 7),
  ];
  const made = await Promise.all(
    drafts.map((draft) => makeHead(draft, shell, 'page')),
  );
  const told = made.map(({ canonical, title }) => [title, canonical]);
  expect(told.sort()).toEqual([
    ['Order 7 · Sofra', 'https://sofra.example/ru/orders/7'],
    ['account.notifications · Sofra', 'https://sofra.example/ru/notifications'],
    ['account.settings · Sofra', 'https://sofra.example/ru/settings'],
    ['auth.later.title · Sofra', 'https://sofra.example/ru/update-details'],
    ['auth.logIn · Sofra', 'https://sofra.example/ru/login'],
    [
      'auth.newPassword.title · Sofra',
      'https://sofra.example/ru/update-password',
    ],
    ['auth.register.title · Sofra', 'https://sofra.example/ru/register'],
    ['auth.reset.title · Sofra', 'https://sofra.example/ru/reset-password'],
    ['auth.verifyPhone.title · Sofra', 'https://sofra.example/ru/verify-phone'],
    ['checkout.title · Sofra', 'https://sofra.example/ru/checkout'],
    [
      'deletion.closed.title · Sofra',
      'https://sofra.example/ru/profile/closed',
    ],
    ['deletion.title · Sofra', 'https://sofra.example/ru/profile/delete'],
    [
      'group.receipt.short · order.number · Sofra',
      'https://sofra.example/ru/orders/7/receipt',
    ],
    ['header.cart · Sofra', 'https://sofra.example/ru/cart'],
    ['liked.title · Sofra', 'https://sofra.example/ru/liked'],
    ['orders.title · Sofra', 'https://sofra.example/ru/orders'],
    ['profile.title · Sofra', 'https://sofra.example/ru/profile'],
    ['unsubscribe.title · Sofra', 'https://sofra.example/ru/unsubscribe'],
    ['wallet.title · Sofra', 'https://sofra.example/ru/wallet'],
  ]);
  for (const { noindex, once } of made) {
    expect(noindex).toBe(true);
    expect(once).toMatchObject({
      description: 'footer.tagline',
      alternates: [],
      image: { width: 1200, height: 630 },
    });
  }
});
