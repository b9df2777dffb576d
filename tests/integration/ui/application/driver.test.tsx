import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import { DriverContainer } from '@/containers/application/driver/driver-container';
import { PostedFormProvider } from '@/contexts/posted-form-context';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  answerApplication,
  createDriver,
  DRIVERS,
  driverData,
} from '@/tests/support/factories/application';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const open = (step = '') =>
  renderApp(<DriverContainer />, {
    api,
    path: step ? `/deliver?step=${step}` : '/deliver',
  });
const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name });

test('tells a visitor what it is like, and leads to the form after signing in', async () => {
  await open();
  await heading('Deliver with Sofra');
  expect(
    screen.getByRole('heading', { name: 'What you earn' }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Log in and apply' }),
  ).toHaveAttribute('href', '/login?from=%2Fdeliver%3Fstep%3Dperson');
});

test('a visitor with the address of a step reads the page', async () => {
  await open('review');
  await heading('Deliver with Sofra');
});

describe('signed in', () => {
  let driver: Awaited<ReturnType<typeof createDriver>>;
  let token: string;
  beforeEach(async () => {
    localStorage.clear();
    driver = await createDriver(api);
    token = await signInBrowser(api, driver.user);
  });
  const kept = async () => (await api.get(DRIVERS, { token })).body.data;
  const sent = (data = driverData(driver.phone)) =>
    api.post(DRIVERS, { data }, { token });

  test('is filled in step by step, kept on the server, and sent', async () => {
    const { user } = await open('person');
    await heading('Who are you?');
    const first = screen.getByLabelText('First name');
    expect(first).toHaveValue(driver.user.firstname);
    await user.clear(first);
    await user.type(first, 'Jasur');
    const last = screen.getByLabelText('Last name');
    await user.clear(last);
    await user.type(last, 'Tosh');
    await user.type(screen.getByLabelText('City'), 'Tashkent');
    await user.type(screen.getByLabelText('Date of birth'), '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText('You must be at least 18 years old'),
    ).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Date of birth'));
    await user.type(screen.getByLabelText('Date of birth'), '1995-05-04');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('How do we reach you?');
    expect(screen.getByText('Proved by a code')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('How do you get around?');
    await user.click(screen.getByRole('radio', { name: /Scooter/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const plate = screen.getByLabelText('Number plate');
    await waitFor(() => expect(plate).toBeInvalid());
    await user.type(plate, '01 A 123');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Show us your documents');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Is everything right?');
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(
      await screen.findByText('Please agree to this to go on'),
    ).toBeInTheDocument();
    expect((await kept()).status).toBe('draft');
    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(
      screen.getByRole('button', { name: 'Send application' }),
    );
    await heading('We are reading your application');
    expect(
      screen.getByText(/Your request to deliver is currently under review\./),
    ).toBeInTheDocument();
    expect(await kept()).toMatchObject({
      status: 'new',
      data: {
        firstname: 'Jasur',
        birthday: '1995-05-04',
        phone: driver.phone,
        vehicle: { kind: 'scooter', plate: '01 A 123' },
      },
    });
  });

  test('says that it did not go out, and loses nothing', async () => {
    await api.call('PUT', DRIVERS, {
      token,
      body: { data: driverData(driver.phone) },
    });
    const { network, user } = await open('review');
    await heading('Is everything right?');
    network.cut(true);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(
      await screen.findByText("You request didn't send!"),
    ).toBeInTheDocument();
    expect((await kept()).status).toBe('draft');
    network.cut(false);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await heading('We are reading your application');
  });

  test('asks which of two is meant when another tab changed the same field', async () => {
    const data = driverData(driver.phone);
    await api.call('PUT', DRIVERS, { token, body: { data } });
    const { user } = await open('person');
    const city = await screen.findByLabelText('City');
    await api.call('PUT', DRIVERS, {
      token,
      body: { version: 1, data: { ...data, city: 'Bukhara' } },
    });
    await user.clear(city);
    await user.type(city, 'Khiva');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('There are two versions');
    await user.click(
      screen.getByRole('button', { name: 'Take the other one' }),
    );
    expect(city).toHaveValue('Bukhara');
  });

  test('shows why it was refused, and goes out again', async () => {
    const id = Number((await sent()).body.data.id);
    await answerApplication(api, id, {
      status: 'rejected',
      answer: 'The picture of your licence is too dark.',
    });
    const { user } = await open('review');
    expect(
      await screen.findByText('The picture of your licence is too dark.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await user.click(
      await screen.findByRole('button', { name: 'Send as it is' }),
    );
    await heading('We are reading your application');
  });

  test('says what comes next once it is approved', async () => {
    const id = Number((await sent()).body.data.id);
    await answerApplication(api, id, { status: 'approved' });
    await open('person');
    await heading('Welcome to the team!');
    expect(
      screen.getByText(/We will write to you and tell you how to start/),
    ).toBeInTheDocument();
  });
});

test('asks for a phone and its code where the account has none', async () => {
  await signInBrowser(api, await createUser(api.db));
  const { user } = await open('phone');
  await heading('How do we reach you?');
  const main = within(document.body);
  // the code is the way on
  expect(main.queryByRole('button', { name: 'Continue' })).toBeNull();
  await user.type(main.getByLabelText('Phone'), '+998901112233');
  await user.click(main.getByRole('button', { name: 'Send me a code' }));
  expect(
    await main.findByText(/We texted a six-digit code to/),
  ).toBeInTheDocument();
});

test('a code that was asked for without script is asked for next', async () => {
  await signInBrowser(api, await createUser(api.db));
  const posted = {
    form: 'driver-code',
    values: { phone: '+998901112233' },
    errors: {},
    message: '',
    code: '',
    isDone: false,
  };
  await renderApp(
    <PostedFormProvider value={posted}>
      <DriverContainer />
    </PostedFormProvider>,
    { api, path: '/deliver?step=phone' },
  );
  expect(
    await screen.findByText(/We texted a six-digit code to/),
  ).toBeInTheDocument();
});
