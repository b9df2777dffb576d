import { test } from '@/tests/e2e/fixtures/app';
import {
  enterFor,
  GATE_PAGES,
  OTHER_PAGES,
} from '@/tests/e2e/pages/audited-pages';
import { newCustomer } from '@/tests/e2e/support/customers';
import { expectTabThrough, untilHydrated } from '@/tests/e2e/support/keyboard';

const PAGES = Object.entries({ ...GATE_PAGES, ...OTHER_PAGES }).filter(
  ([, { dialogs = 0, status = 200 }]) => dialogs === 0 && status === 200,
);

for (const [readers, isForCustomers] of [
  ['visitors', undefined],
  ['customers', true],
] as const)
  test(`every page of ${readers} hydrates, and Tab goes through it to its end`, async ({
    baseURL,
    context,
    page,
    places: [place],
    request,
    sofra,
  }) => {
    test.slow();
    const customer = await newCustomer(request);
    await enterFor(
      { isForCustomers },
      { context, customer, site: baseURL ?? '' },
    );
    const pages = PAGES.filter(
      ([, audited]) => audited.isForCustomers === isForCustomers,
    );
    for (const [name, { address, begin }] of pages)
      await test.step(name, async () => {
        await page.goto(await address({ customer, place, request }));
        await begin?.(sofra);
        await untilHydrated(page);
        await expectTabThrough(page);
      });
  });
