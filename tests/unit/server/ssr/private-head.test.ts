import { expect, it } from 'vitest';
import { makeHead } from '@/server/ssr/head/make-head';
import * as heads from '@/server/ssr/head/private-head';

const t = ((key: string) => key) as never;
const shell = { lang: 'ru', siteUrl: 'https://sofra.example' } as const;

it('says what a private page is called and where it is, and keeps it out of every index', async () => {
  const { orderHead, ...others } = heads;
  const drafts = [
    ...Object.values(others).map((head) => head({ t })),
    orderHead({ t }, 'Order 7', 7),
  ];
  const made = await Promise.all(
    drafts.map((draft) => makeHead(draft, shell, 'page')),
  );
  const told = made.map(({ canonical, title }) => [title, canonical]);
  expect(told.sort()).toEqual([
    ['Order 7 · Sofra', 'https://sofra.example/ru/orders/7'],
    ['auth.logIn · Sofra', 'https://sofra.example/ru/login'],
    ['auth.register.title · Sofra', 'https://sofra.example/ru/register'],
    ['checkout.title · Sofra', 'https://sofra.example/ru/checkout'],
    ['header.cart · Sofra', 'https://sofra.example/ru/cart'],
    ['liked.title · Sofra', 'https://sofra.example/ru/liked'],
    ['orders.title · Sofra', 'https://sofra.example/ru/orders'],
    ['profile.title · Sofra', 'https://sofra.example/ru/profile'],
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
