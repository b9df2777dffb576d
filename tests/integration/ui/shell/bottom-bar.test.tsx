import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { BottomBar } from '@/containers/shell/bottom-bar';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

/** The places that the bar of this page marks, by name and kind of mark. */
async function marksOn(path: string): Promise<string[]> {
  await renderApp(<BottomBar />, { api, path });
  return screen.getAllByRole('link').flatMap((link) => {
    const mark = link.getAttribute('aria-current') ?? 'false';
    return mark === 'false' ? [] : [`${link.textContent}: ${mark}`];
  });
}

test.each([
  ['/profile', 'Profile: page'],
  ['/profile/delete', 'Profile: true'],
  ['/wallet', 'Profile: true'],
  ['/settings', 'Profile: true'],
  ['/referrals', 'Profile: true'],
  ['/notifications', 'Profile: true'],
  ['/orders/7/receipt', 'Orders: true'],
])('on %s the bar marks %s', async (path, marked) => {
  expect(await marksOn(path)).toEqual([marked]);
});

test('on a page that is in none of its places the bar marks nothing', async () => {
  expect(await marksOn('/help')).toEqual([]);
});
