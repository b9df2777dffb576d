import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { TimeDialog } from '@/containers/group-order/time-dialog';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

test.each([
  [null, 'Set a time'],
  ['2026-11-22T12:00:00Z', 'Change the time'],
])('a group that closes at %s: "%s"', async (closesAt, name) => {
  await renderApp(
    <TimeDialog
      closesAt={closesAt}
      timezone="Asia/Tashkent"
      onClose={() => undefined}
      onSave={() => Promise.resolve()}
    />,
    { api },
  );
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});
