import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { DataSection } from '@/containers/account/data/data-section';
import { connectServices } from '@/server/compose';
import { makeExports } from '@/server/jobs/account-work';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const open = () => renderApp(<DataSection />, { api, path: '/profile' });
const work = () =>
  makeExports({ handle: { db: api.db }, services: connectServices(api.env) });

test('asks for the file, tells that it is being made, and gives it when it is there', async () => {
  await signInBrowser(api, await createUser(api.db));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Request' }));
  await screen.findByText(/We are making your file/);
  await work();
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('download');
  const path = (link.getAttribute('href') ?? '').replace(/^.*\/api\/v1/, '');
  expect((await api.get(path)).status).toBe(200);
  expect(screen.getByText(/ready. You can get it until/)).toBeVisible();
});

test('a request that does not arrive is told, and can be made again', async () => {
  await signInBrowser(api, await createUser(api.db));
  const { network, user } = await open();
  network.cut(({ method }) => method.toLowerCase() === 'post');
  await user.click(await screen.findByRole('button', { name: 'Request' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was sent',
  );
  network.cut(false);
  await user.click(screen.getByRole('button', { name: 'Request' }));
  await screen.findByText(/We are making your file/);
});
