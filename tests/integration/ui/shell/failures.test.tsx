import { act, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { describe, expect, vi } from 'vitest';
import { ErrorBoundary } from '@/containers/app/error-boundary';
import { ErrorContainer } from '@/containers/app/error-container';
import { FailedPage } from '@/containers/app/failed-page';
import { settingsQueries } from '@/services/settings/settings-queries';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp, textsOf } from '@/tests/support/render-app';
import { notify } from '@/utils/shell/notices';

function setNetwork(isThere: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  return act(() => {
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
    return Promise.resolve();
  });
}

describe('a render that fails', () => {
  /** Cannot show these data. */
  function Broken({ mended }: Readonly<{ mended: () => boolean }>) {
    if (!mended()) throw new Error('broken');
    return <p>whole again</p>;
  }

  test.each(['en', 'ar'] as const)(
    'is tried again with fresh data, then as a whole page (%s)',
    async (lang) => {
      vi.mocked(console.error).mockImplementation(() => undefined);
      const words = textsOf(lang);
      const retry = { name: words['common.tryAgain'] };
      let works = false;
      const { router, tab, user } = await renderApp(
        <ErrorBoundary
          resetKey="/"
          fallback={(again, failures) => (
            <FailedPage whole onRetry={again} failures={failures} />
          )}
        >
          <Broken mended={() => works} />
        </ErrorBoundary>,
        { api, lang },
      );
      expect(
        screen.getByRole('heading', {
          level: 1,
          name: words['error.oops.title'],
        }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: /Sofra/ })).toHaveAttribute(
        'href',
        '/',
      );
      await user.click(screen.getByRole('button', retry));
      expect(router.moves).toMatchObject([{ how: 'replace', path: '/' }]);
      await user.click(await screen.findByRole('button', retry));
      expect(tab.reloads).toBe(1);
      works = true;
    },
  );

  test('comes back when its data do', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    let works = false;
    const { user } = await renderApp(
      <ErrorBoundary
        resetKey="/"
        fallback={(again, failures) => (
          <FailedPage onRetry={again} failures={failures} />
        )}
      >
        <Broken mended={() => works} />
      </ErrorBoundary>,
      { api },
    );
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('whole again')).toBeVisible();
  });
});

test('a page that does not exist says so and leads to what does', async () => {
  await renderApp(<ErrorContainer statusCode={404} />, { api });
  expect(
    screen.getByRole('heading', { level: 1, name: 'We looked everywhere' }),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Browse restaurants' }),
  ).toHaveAttribute('href', '/');
  expect(
    screen.queryByRole('button', { name: 'Try again' }),
  ).not.toBeInTheDocument();
});

test('an order that does not exist leads to those that do', async () => {
  await renderApp(<ErrorContainer statusCode={404} />, {
    api,
    path: '/orders/999999',
  });
  const name = 'We can’t find this order';
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute(
    'href',
    '/orders',
  );
});

describe('a lost network', () => {
  function Names() {
    const { data, isError } = useQuery(settingsQueries.currencies());
    if (isError) return <p>failed</p>;
    return <p>{data?.map(({ title }) => title).join() ?? 'waiting'}</p>;
  }

  test('is said, and what failed is asked for when it is back', async () => {
    const { network } = await renderApp('', { api });
    network.cut(true);
    await setNetwork(false);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    network.cut(false);
    await setNetwork(true);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are online again',
    );
    await waitFor(() =>
      expect(screen.getByRole('status')).toBeEmptyDOMElement(),
    );
  });

  test('loads what it kept from loading', async () => {
    let isCut = true;
    const { network } = await renderApp(<Names />, { api });
    network.cut(() => isCut);
    await setNetwork(false);
    isCut = false;
    await setNetwork(true);
    expect(await screen.findByText(/USD/)).toBeVisible();
  });
});

test('notices of the same thing take each other’s place', async () => {
  await renderApp('', { api });
  await act(async () => {
    notify({ type: 'error', title: 'First', id: 'same' });
    notify({ type: 'error', title: 'Second', id: 'same' });
    await Promise.resolve();
  });
  expect(await screen.findByText('Second')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText('First')).not.toBeInTheDocument(),
  );
});
