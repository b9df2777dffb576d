import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { CartNote } from '@/components/cart/cart-line/cart-note';
import { Drawer } from '@/components/ui/drawer/drawer';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

test('Escape leaves the field of a line’s note with what was typed; the drawer closes at the second one', async () => {
  const onClose = vi.fn();
  const { user } = await renderApp(
    <Drawer open onClose={onClose} title="Your order">
      <CartNote
        line={{ key: '1', note: '', title: 'Plov' }}
        type="restaurant"
        onNote={() => true}
      />
    </Drawer>,
    { api },
  );
  await user.click(screen.getByRole('button', { name: /Plov$/ }));
  const field = screen.getByRole('textbox');
  await user.type(field, 'No onion');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveValue('No onion');
  expect(field).not.toHaveFocus();
  expect(document.body).not.toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
