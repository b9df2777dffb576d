import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { AddressPageForm } from '@/containers/account/addresses/address-page-form';
import { PostedFormProvider } from '@/contexts/posted-form-context';
import { shownForm } from '@/server/ssr/form/page-form';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';
import { FORMS } from '@/utils/constants/forms';

const open = (values: Readonly<Record<string, string>>) =>
  renderApp(
    <PostedFormProvider value={shownForm(FORMS.address, values)}>
      <AddressPageForm saved={null} />
    </PostedFormProvider>,
    { api, path: '/profile' },
  );

test('a new address without script is asked for its house number once', async () => {
  await open({});
  expect(screen.getByLabelText('Street and house number')).toBeVisible();
  expect(screen.queryByLabelText('House number')).toBeNull();
});

test('an address without script that names no house is asked for it', async () => {
  await open({ address: 'Navoi Street' });
  expect(screen.getByLabelText('House number')).toBeVisible();
});
