import type { APIRequestContext, Page } from '@playwright/test';
import { test } from '@/tests/e2e/fixtures/app';
import type { Sofra } from '@/tests/e2e/fixtures/sofra';
import { GATE_PAGES, OTHER_PAGES } from '@/tests/e2e/pages/audited-pages';
import type { DinnerPlace } from '@/tests/e2e/support/city';
import { type Customer, newCustomer } from '@/tests/e2e/support/customers';
import { expectTabThrough, untilHydrated } from '@/tests/e2e/support/keyboard';

interface Walk {
  readonly customer: Customer;
  readonly page: Page;
  readonly place: DinnerPlace;
  readonly request: APIRequestContext;
  readonly sofra: Sofra;
}

async function expectWayThrough(
  { customer, page, place, request, sofra }: Walk,
  readers: 'customers' | 'visitors',
): Promise<void> {
  const pages = Object.entries({ ...GATE_PAGES, ...OTHER_PAGES }).filter(
    ([, { dialogs = 0, isForCustomers = false, status = 200 }]) =>
      dialogs === 0 &&
      status === 200 &&
      isForCustomers === (readers === 'customers'),
  );
  for (const [name, { address, begin }] of pages)
    await test.step(name, async () => {
      await page.goto(await address({ customer, place, request }));
      await begin?.(sofra);
      await untilHydrated(page);
      await expectTabThrough(page);
    });
}

test('every page of visitors hydrates, and Tab goes through it to its end', async ({
  page,
  places: [place],
  request,
  sofra,
}) => {
  test.slow();
  const customer = await newCustomer(request);
  await expectWayThrough({ customer, page, place, request, sofra }, 'visitors');
});

test('every page of customers hydrates, and Tab goes through it to its end', async ({
  customer,
  page,
  places: [place],
  request,
  sofra,
}) => {
  test.slow();
  await expectWayThrough(
    { customer, page, place, request, sofra },
    'customers',
  );
});
