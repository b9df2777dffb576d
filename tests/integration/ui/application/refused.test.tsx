import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { DriverContainer } from '@/containers/application/driver/driver-container';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  answerApplication,
  createDriver,
  DRIVERS,
  driverData,
} from '@/tests/support/factories/application';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import {
  button,
  heading,
  openSeller,
  SHOPS,
  whole,
} from '@/tests/support/ui/application-page';

const ANSWER = 'The licence is missing.';
const UNCHANGED = /You have changed nothing since our answer\./;

afterEach(() => window.localStorage.clear());

async function refuseSeller(): Promise<string> {
  const token = await signInBrowser(api, await createUser(api.db));
  const { body } = await api.post(
    SHOPS,
    { data: { ...whole, agreement: true } },
    { token },
  );
  await api.post(
    `/dashboard/admin/applications/${body.data.id}`,
    { status: 'rejected', answer: ANSWER },
    { token: TEST_OPERATOR_TOKEN },
  );
  return token;
}

describe('a refused application to sell', () => {
  test('opens where every part can be changed, and no part is done', async () => {
    await refuseSeller();
    await openSeller('');
    await heading('Is everything right?');
    expect(screen.getByText(ANSWER)).toBeVisible();
    const steps = screen.getByRole('navigation', {
      name: 'Steps of the application',
    });
    expect(within(steps).queryByText('Done')).toBeNull();
  });

  test('is sent with nothing changed after a question alone', async () => {
    const token = await refuseSeller();
    const { user } = await openSeller('review');
    await heading('Is everything right?');
    await user.click(button('Send application'));
    expect(await screen.findByText(UNCHANGED)).toBeVisible();
    expect((await api.get(SHOPS, { token })).body.data.status).toBe('rejected');
    await user.click(button('Send as it is'));
    await heading('We are reading your application');
  });

  test('is sent at once when it was changed', async () => {
    const token = await refuseSeller();
    const { version } = (await api.get(SHOPS, { token })).body.data;
    const data = { ...whole, tax_number: '302345679', agreement: true };
    await api.call('PUT', SHOPS, { body: { data, version }, token });
    const { user } = await openSeller('review');
    await heading('Is everything right?');
    await user.click(button('Send application'));
    await heading('We are reading your application');
  });
});

describe('a refused application to drive', () => {
  test('is sent with nothing changed after a question alone', async () => {
    const driver = await createDriver(api);
    const token = await signInBrowser(api, driver.user);
    const { body } = await api.post(
      DRIVERS,
      { data: driverData(driver.phone) },
      { token },
    );
    await answerApplication(api, Number(body.data.id), {
      status: 'rejected',
      answer: ANSWER,
    });
    const { user } = await renderApp(<DriverContainer />, {
      api,
      path: '/deliver?step=review',
    });
    await heading('Is everything right?');
    await user.click(button('Send application'));
    expect(await screen.findByText(UNCHANGED)).toBeVisible();
    await user.click(button('Send as it is'));
    await heading('We are reading your application');
  });
});
