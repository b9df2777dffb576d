import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, expect } from 'vitest';
import { VisitCounter } from '@/containers/shell/visit-counter';
import { track } from '@/utils/shell/analytics';
import { giveConsent } from '@/utils/shell/consent';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

const CONFIG = { id: 'G-TEST', script: 'https://counter.example/gtag/js' };

// eslint-disable-next-line testing-library/no-node-access -- nobody sees a script
const elements = () => [...document.scripts];
const scripts = () => elements().map(({ src }) => src);

/** What was told, call by call. */
const told = () =>
  (window.dataLayer ?? []).map((call) => [...(call as Iterable<unknown>)]);

afterEach(() => {
  Cookies.remove('analytics_consent', { path: '/' });
  for (const script of elements()) script.remove();
  Reflect.deleteProperty(window, 'dataLayer');
});

test('loads nothing before a yes, and nothing after a no', async () => {
  await renderApp(<VisitCounter config={CONFIG} />, { api });
  await screen.findByRole('heading', { name: 'May we count visits?' });
  track({ name: 'search', term: 'plov' });
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  expect(Cookies.get('analytics_consent')).toBe('no');
  expect(scripts()).toEqual([]);
  expect(told()).toEqual([]);
});

test('counts after a yes, and ends with a no', async () => {
  await renderApp(<VisitCounter config={CONFIG} />, {
    api,
    path: '/search?q=plov',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(scripts()).toEqual(['https://counter.example/gtag/js?id=G-TEST']);
  const views = told().filter(([, name]) => name === 'page_view');
  expect(views).toEqual([
    ['event', 'page_view', { page_location: expect.any(String) as string }],
  ]);
  expect(JSON.stringify(told())).not.toContain('plov');
  track({ name: 'purchase', id: 7, value: 31.2, currency: 'USD' });
  expect(told().at(-1)).toEqual([
    'event',
    'purchase',
    { transaction_id: '7', currency: 'USD', value: 31.2 },
  ]);
  act(() => giveConsent('no'));
  const before = told().length;
  track({ name: 'search', term: 'manti' });
  expect(told()).toHaveLength(before);
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true);
});
