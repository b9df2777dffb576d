import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { Button } from '@/components/ui/button/button';
import { CodeField } from '@/components/form/code-field/code-field';
import { CourierCard } from '@/components/order/courier-card/courier-card';
import { PasswordField } from '@/components/form/password-field/password-field';
import { Price } from '@/components/money/price/price';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { ToastHost } from '@/components/ui/toast-host/toast-host';
import { STAYING_TOAST_MS, TOAST_MS } from '@/utils/constants/timings';
import { createI18n } from '@/utils/i18n/create-i18n';
import { notify, onFirstNotice } from '@/utils/shell/notices';
import { readPageTexts } from '@/server/caches/text-files';

const i18n = createI18n('en', readPageTexts('en'));
const dollar = { title: 'USD', symbol: '$', position: 'before' } as const;

function show(children: ReactNode) {
  render(<I18nextProvider i18n={i18n}>{children}</I18nextProvider>);
  return userEvent.setup();
}

function Stepper({ onRemove }: Readonly<{ onRemove?: () => void }>) {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      label="Plov"
      value={value}
      max={3}
      onChange={setValue}
      {...(onRemove ? { onRemove } : {})}
    />
  );
}

function Code({ onDone }: Readonly<{ onDone: (code: string) => void }>) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Code"
      value={value}
      onChange={setValue}
      onComplete={onDone}
      error={value === '000000' ? 'This code is wrong' : null}
    />
  );
}

function How() {
  const [how, setHow] = useState<'delivery' | 'pickup'>('delivery');
  return (
    <SegmentedControl
      label="How"
      value={how}
      onChange={setHow}
      segments={[
        { value: 'delivery', label: 'Delivery' },
        { value: 'pickup', label: 'Pickup' },
      ]}
    />
  );
}

describe('quantity stepper', () => {
  test('counts between its ends and rests there', async () => {
    const user = show(<Stepper />);
    await user.click(screen.getByRole('button', { name: 'One more: Plov' }));
    expect(screen.getByText('3')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'One more: Plov' }),
    ).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'One less: Plov' }));
    await user.click(screen.getByRole('button', { name: 'One less: Plov' }));
    expect(
      screen.getByRole('button', { name: 'One less: Plov' }),
    ).toBeDisabled();
  });

  test('removes at the minimum where there is something to remove', async () => {
    let removed = 0;
    const user = show(<Stepper onRemove={() => (removed += 1)} />);
    await user.click(screen.getByRole('button', { name: 'One less: Plov' }));
    await user.click(screen.getByRole('button', { name: 'Remove Plov' }));
    expect(removed).toBe(1);
  });
});

describe('code field', () => {
  test('takes a pasted code with spaces and reports it once', async () => {
    const codes: string[] = [];
    const user = show(<Code onDone={(code) => codes.push(code)} />);
    await user.click(screen.getByLabelText('Code'));
    await user.paste('123 456');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    expect(codes).toEqual(['123456']);
  });

  test('says what is wrong to those who do not see it', async () => {
    const user = show(<Code onDone={() => undefined} />);
    await user.type(screen.getByLabelText('Code'), '000000');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
      'This code is wrong',
    );
    expect(screen.getByLabelText('Code')).toBeInvalid();
  });
});

test('a password can be shown and hidden', async () => {
  const user = show(<PasswordField label="Password" defaultValue="secret" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('a loading button keeps its words and ignores presses', async () => {
  let presses = 0;
  const user = show(
    <Button loading onClick={() => (presses += 1)}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Loading/ });
  await user.click(button);
  expect(presses).toBe(0);
  expect(button).toHaveTextContent('Pay');
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a switch of choices answers to the arrow keys', async () => {
  const user = show(<How />);
  expect(screen.getByRole('group', { name: 'How' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Pickup' }));
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
});

test('a missing price is shown as nothing to pay, a reduced one with what it was', () => {
  show(
    <>
      <Price amount={null} currency={dollar} />
      <Price amount={2.2} was={2.6} currency={dollar} />
    </>,
  );
  expect(screen.getByText('$0.00')).toBeInTheDocument();
  expect(screen.getByText('$2.20')).toBeInTheDocument();
  expect(screen.getByText('$2.60')).toBeInTheDocument();
  expect(screen.getByText('Before:')).toBeInTheDocument();
});

test('what was said before the toasts came is shown, and can be closed', async () => {
  let woken = 0;
  const stop = onFirstNotice(() => (woken += 1));
  notify({ type: 'error', title: 'Card declined', text: 'Try another card.' });
  expect(woken).toBe(1);
  const user = show(<ToastHost direction="ltr" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Card declined');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  stop();
});

test('a toast that stays outlasts the others', async () => {
  show(<ToastHost direction="ltr" />);
  notify({ type: 'info', title: 'The group order was cancelled', stays: true });
  notify({ type: 'info', title: 'Copied' });
  await screen.findByText('Copied');
  const clocks = screen.getAllByRole('progressbar', { hidden: true });
  expect(clocks.map(({ style }) => style.animationDuration).toSorted()).toEqual(
    [`${STAYING_TOAST_MS}ms`, `${TOAST_MS}ms`],
  );
});

test('a courier is rated in figures of the language, and in words', () => {
  const german = createI18n('de', readPageTexts('de'));
  render(
    <I18nextProvider i18n={german}>
      <CourierCard
        name="Aziz"
        title="Aziz"
        short="Aziz"
        img={null}
        rating={4.7}
        details={[]}
        phone="+998"
      />
    </I18nextProvider>,
  );
  expect(screen.getByText('4,7')).toBeVisible();
  expect(screen.getByText('Bewertung: 4,7 von 5')).toBeInTheDocument();
});
