import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { KeptPage } from '@/components/shell/kept-page/kept-page';
import { LostPage } from '@/containers/app/lost-page';
import { useLostPage } from '@/containers/app/use-lost-page';
import { api, it } from '@/tests/support/api/api-test';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

/** As pages/_app.tsx has it, around a page on which something was typed. */
function Frame({ path }: Readonly<{ path: string }>) {
  const { lost, retry, stay } = useLostPage();
  return (
    <KeptPage
      instead={
        lost && <LostPage why={lost.why} onRetry={retry} onStay={stay} />
      }
    >
      <h1>{path}</h1>
      <input aria-label="Note" />
    </KeptPage>
  );
}

const open = () =>
  renderApp(({ asPath }) => <Frame path={asPath} />, { api, path: '/' });

/** Follows a link to the liked places, whose page does not come. */
async function loseThePage({ router, user }: RenderedApp): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'no onions');
  await act(() =>
    router
      .current()
      .push('/liked')
      .then(
        () => expect.unreachable('the page came'),
        () => undefined,
      ),
  );
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

const titled = (name: string) => screen.findByRole('heading', { name });

describe('a page that does not come', () => {
  it('leaves the page that is shown, with what was typed, behind a word about the network', async () => {
    const view = await open();
    setOnline(false);
    await loseThePage(view);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(
      within(alert).getByRole('heading', { name: 'You are offline' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await view.user.click(
      within(alert).getByRole('button', { name: 'Back to the page' }),
    );
    expect(alert).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('no onions');
    expect(view.tab.assigned).toEqual([]);
  });

  it('comes by itself as soon as the network is back', async () => {
    const view = await open();
    setOnline(false);
    await loseThePage(view);
    await titled('You are offline');
    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await titled('/liked')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is a failure when the server only has an error for it, and is asked for again', async () => {
    const view = await open();
    view.network.refuse(({ path }) => path === '/liked', 500);
    view.router.breakPages(true);
    await loseThePage(view);
    await titled('Oops, something went wrong!');
    view.router.breakPages(false);
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await titled('/liked')).toBeVisible();
  });

  it('counts as a lost network when nobody answers behind the proxy', async () => {
    const view = await open();
    view.network.refuse(({ path }) => path === '/liked', 502);
    view.router.breakPages(true);
    await loseThePage(view);
    expect(await titled('You are offline')).toBeVisible();
  });

  it('is loaded as a whole when the site has it: another version, perhaps', async () => {
    const view = await open();
    view.router.breakPages(true);
    await loseThePage(view);
    await waitFor(() => expect(view.tab.assigned).toEqual(['/liked']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
