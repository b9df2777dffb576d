import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import {
  ApplyContainer,
  ApplyLayout,
} from '@/containers/application/plain/apply-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { plainPage } from '@/server/ssr/application-page';
import { api, it as test } from '@/tests/support/api/api-test';
import { PLAIN_KINDS } from '@/tests/support/ui/plain-kinds';
import { operate } from '@/tests/support/api/operator-tool';
import {
  answerApplication,
  createDriver,
} from '@/tests/support/factories/application';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { applyKind } from '@/utils/application/apply-kind';

const { path: CLEANERS } = PLAIN_KINDS.cleaner;

/** /apply/cleaner: all that is known of it is its definition (tests/support/ui/plain-kinds.ts). */
const open = (step = '') =>
  renderApp(
    <ApplyLayout frames={{ reading: MainLayout, applying: SlimLayout }}>
      <ApplyContainer />
    </ApplyLayout>,
    { api, path: step ? `/apply/cleaner?step=${step}` : '/apply/cleaner' },
  );
const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

test('has a page for a visitor, who signs in first', async () => {
  await open();
  await heading('Deliver with Sofra');
  expect(
    screen.getByRole('link', { name: 'Log in and apply' }),
  ).toHaveAttribute('href', '/login?from=%2Fapply%2Fcleaner%3Fstep%3Dperson');
});

test('has an address as its definition says, and no other', () => {
  const accepts = (kind: string) =>
    plainPage(({ kind: named }) => applyKind(named)).accepts?.({
      params: { kind },
    });
  expect(accepts('cleaner')).toBe(true);
  expect(accepts('driver')).toBe(false);
  expect(accepts('toString')).toBe(false);
});

describe('signed in', () => {
  let applicant: Awaited<ReturnType<typeof createDriver>>;
  let token: string;
  beforeEach(async () => {
    localStorage.clear();
    applicant = await createDriver(api);
    token = await signInBrowser(api, applicant.user);
  });
  const kept = async () => (await api.get(CLEANERS, { token })).body.data;

  test('is read about, filled in, sent, printed for the operator and answered', async () => {
    const { unmount, user } = await open();
    const way = await screen.findByRole('link', { name: 'Apply now' });
    expect(way).toHaveAttribute('href', '/apply/cleaner?step=person');
    await user.click(way);
    await heading('Who are you?');
    await user.clear(screen.getByLabelText('First name'));
    await user.click(press('Continue'));
    await waitFor(() =>
      expect(screen.getByLabelText('First name')).toBeInvalid(),
    );
    await user.type(screen.getByLabelText('First name'), 'Nodira');
    expect(screen.getByText('Proved by a code')).toBeInTheDocument();
    await user.click(press('Continue'));
    await heading('How do you get around?');
    await user.click(screen.getByRole('radio', { name: 'City' }));
    await user.type(await screen.findByLabelText('Number plate'), 'B');
    await user.click(press('Continue'));
    await heading('Is everything right?');
    const main = screen.getByRole('main');
    expect(within(main).getAllByText('Nodira').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Send application'));
    await heading('We are reading your application');
    const { id, data, status } = await kept();
    expect(status).toBe('new');
    expect(data).toEqual({
      firstname: 'Nodira',
      phone: applicant.phone,
      work: { way: 'stairs', stair: 'B' },
      agreement: true,
    });

    const told = await operate(api, ['application', String(id)]);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/kind: +cleaner/);
    expect(told.out).toMatch(/firstname: +Nodira/);
    expect(told.out).toMatch(/work: +stairs, B/);
    expect(told.out).toContain(applicant.phone);
    const list = await operate(api, ['applications', '--kind', 'cleaner']);
    expect(list.out).toContain('Nodira');
    expect((await operate(api, ['help'])).out).toContain('to clean');
    unmount();

    await answerApplication(api, id, { status: 'approved', answer: 'Come!' });
    await open('review');
    await heading('Welcome to the team!');
    expect(screen.getByText('Come!')).toBeInTheDocument();
  });

  test('goes on where it was left, and again once it is refused', async () => {
    const sent = await api.post(
      CLEANERS,
      {
        data: {
          firstname: 'Nodira',
          phone: applicant.phone,
          work: { way: 'home' },
          agreement: true,
        },
      },
      { token },
    );
    expect(sent.status).toBe(200);
    await answerApplication(api, sent.body.data.id, {
      status: 'rejected',
      answer: 'No stairs?',
    });
    await open('review');
    await heading('Is everything right?');
    expect(screen.getByText('No stairs?')).toBeInTheDocument();
  });
});
