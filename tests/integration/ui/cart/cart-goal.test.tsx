import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { CartGoal } from '@/components/cart/cart-goal/cart-goal';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

const currency = { title: 'USD', symbol: '$', position: 'before' } as const;
const fees = { deliverySaved: 0, serviceFee: 0, tax: 0, smallOrderFee: 0 };

/** A cart of $5.05 below a minimum of $8.00. */
const goal = () => (
  <CartGoal
    terms={{
      ...fees,
      delivery: null,
      isLeast: false,
      total: 5.05,
      goods: 5.05,
      toMinimum: 2.95,
      toFree: null,
    }}
    currency={currency}
    minAmount={8}
    smallOrderFee={null}
    freeFrom={null}
  />
);

test('a minimum that is not reached has no tick, and says what to add', async () => {
  await renderApp(goal, { api });
  expect(document.body).toHaveTextContent(
    /Add .*2\.95.* to reach the .*8\.00.* minimum/,
  );
  expect(screen.getByRole('img').innerHTML).not.toContain('<svg');
});
