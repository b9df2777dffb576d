import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { KeptPage } from '@/components/shell/kept-page/kept-page';
import { LostPage } from '@/containers/app/lost-page';
import { useLostPage } from '@/utils/platform/use-lost-page';
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

/** The page, with all that it loads by itself. */
async function open(): Promise<RenderedApp> {
  const view = await renderApp(({ asPath }) => <Frame path={asPath} />, {
    api,
    path: '/',
  });
  await act(() => vi.dynamicImportSettled());
  return view;
}

/** Follows a link to the liked places, whose page does not come. */
async function loseThePage({ router, user }: RenderedApp): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'no onions');
  const gone = router.current().push('/liked');
  await expect(gone).rejects.toThrow();
}

async function setOnline(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    return vi.dynamicImportSettled();
  });
}

const titled = (name: string) => screen.findByRole('heading', { name });

describe('a page that does not come', () => {
  it('leaves the page that is shown, with what was typed, behind a word about the network', async () => {
    const view = await open();
    await setOnline(false);
    await loseThePage(view);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
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
    await setOnline(false);
    await loseThePage(view);
    await titled('You are offline');
    await setOnline(true);
    expect(await titled('/liked')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('comes also when the network is back in the moment that says it is gone', async () => {
    const view = await open();
    await setOnline(false);
    const drawn = new MutationObserver(() => {
      if (!screen.queryByRole('alert')) return;
      drawn.disconnect();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    });
    drawn.observe(document.body, { childList: true, subtree: true });
    await loseThePage(view);
    expect(await titled('/liked')).toBeVisible();
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
