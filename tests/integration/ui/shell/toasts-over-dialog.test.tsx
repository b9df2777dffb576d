import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { Drawer } from '@/components/ui/drawer/drawer';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';
import { notify } from '@/utils/shell/notices';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the cart
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Your order">
        <input aria-label="Note" />
      </Drawer>
    </>
  );
}

test('what tells an outcome is read out and reached by keyboard while a drawer is open, and outlives it', async () => {
  const onPress = vi.fn();
  const { user } = await renderApp(<Page />, { api });
  await user.click(screen.getByRole('button', { name: 'Open the cart' }));
  const drawer = await screen.findByRole('dialog', { name: 'Your order' });
  const tell = (title: string) =>
    notify({ type: 'success', title, action: { label: 'Undo', onPress } });
  tell('Removed: Plov');
  // found by role: nothing around it is hidden
  const said = await screen.findByRole('status');
  expect(said).toHaveTextContent('Removed: Plov');
  await user.click(within(drawer).getByLabelText('Note'));
  const undo = within(said).getByRole('button', { name: 'Undo' });
  await user.tab();
  expect(said).toHaveFocus();
  await user.tab();
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(within(drawer).getByLabelText('Note')).toHaveFocus();

  tell('Removed: Tea');
  await screen.findByText('Removed: Tea');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Open the cart' });
  const later = screen
    .getAllByRole('status')
    .find((each) => each.textContent.startsWith('Removed: Tea'));
  expect(later).toBeVisible();
  expect(drawer).not.toContainElement(later as HTMLElement);
});
