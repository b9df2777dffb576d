import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { object } from 'yup';
import { useServerForm } from '@/hooks/form/use-server-form';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

/** A press changes two fields, one after the other, before the form is drawn anew. */
function Contact() {
  const { change, errors, setErrors, values } = useServerForm({
    name: 'contact',
    initialValues: { payment: '', phone: '' },
    schema: object(),
    submit: () => Promise.resolve(),
  });
  return (
    <>
      <button
        type="button"
        onClick={() =>
          setErrors({ payment: 'Choose one', phone: 'Say a number' })
        }
      >
        Send
      </button>
      <button
        type="button"
        onClick={() => {
          change({ payment: 'cash' });
          change({ phone: '+998' });
        }}
      >
        Fill
      </button>
      <output aria-label="Form">{JSON.stringify({ values, errors })}</output>
    </>
  );
}

test('the way to pay that is offered stays when a number comes at the same moment', async () => {
  const { user } = await renderApp(<Contact />, { api });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  const shown = screen.getByRole('status', { name: 'Form' });
  expect(JSON.parse(shown.textContent)).toEqual({
    values: { payment: 'cash', phone: '+998' },
    errors: {},
  });
});
