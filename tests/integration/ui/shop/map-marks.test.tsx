import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ShopCluster } from '@/components/shop/shop-map/shop-mark';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

test.for([
  // "two places", a word without a number
  { lang: 'ar', count: 2 },
  { lang: 'ar', count: 7 },
  { lang: 'en', count: 2 },
] as const)(
  'the number that a cluster shows is part of its name: $count in $lang',
  async ({ count, lang }) => {
    await renderApp(
      <ShopCluster count={count} place="" onPress={() => null} />,
      {
        api,
        lang,
      },
    );
    const cluster = screen.getByRole('button');
    expect(cluster).toHaveTextContent(String(count));
    expect(cluster).toHaveAccessibleName(
      expect.stringContaining(String(count)) as string,
    );
  },
);
