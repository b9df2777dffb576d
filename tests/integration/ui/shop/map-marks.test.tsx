import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { type Size, viewAt, type XY } from '@/components/address/city-map/view';
import { ShopMap } from '@/components/shop/shop-map/shop-map';
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
      <ShopCluster count={count} first={1} place="" onPress={() => null} />,
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

const HOME = [41.3, 69.24] as const;
/** What nobody measures, and how near a full map begins. */
const FRAME: Size = { width: 620, height: 620 };
const { unproject } = viewAt(FRAME, HOME, 13.4);

/** Shows a map that fills the screen, with shops at these places of it; answers what stands on it. */
async function marksOn(lang: 'ar' | 'en', ...places: readonly XY[]) {
  await renderApp(
    <ShopMap
      map={undefined}
      shops={places.map((place, index) => ({
        id: index + 1,
        title: `Shop ${index + 1}`,
        img: null,
        rating: '4.5',
        open: true,
        at: unproject(place),
      }))}
      home={HOME}
      selected={null}
      onSelect={() => null}
      full
      list={null}
    />,
    { api, lang },
  );
  const shops = screen
    .queryAllByRole('button', { pressed: false })
    .map((mark) => (/Shop \d/.exec(mark.textContent) ?? [])[0]);
  const groups = screen.queryAllByRole('button', { name: /zoom in$/ });
  return [...shops, ...groups.map(({ textContent }) => textContent)];
}

test('a group that reaches under the foot of the map still counts all its shops', async () => {
  expect(await marksOn('en', [200, 600], [210, 640])).toEqual(['2']);
});

test('what stands in a group under the filters is not shown alone', async () => {
  expect(await marksOn('en', [200, 90], [210, 120])).toEqual([]);
});

test.for([
  { lang: 'en', left: 40, right: 580 },
  { lang: 'ar', left: 580, right: 40 },
] as const)(
  'no mark stands half under the zoom in $lang',
  async ({ lang, left, right }) => {
    expect(await marksOn(lang, [left, 140], [right, 140])).toEqual(['Shop 1']);
  },
);

test('a group that falls apart under a key leaves the focus at its first shop', async () => {
  expect(await marksOn('en', [200, 300], [230, 310])).toEqual(['2']);
  const group = screen.getByRole('button', { name: /zoom in$/ });
  group.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(group).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Shop 1/ })).toHaveFocus(),
  );
});
