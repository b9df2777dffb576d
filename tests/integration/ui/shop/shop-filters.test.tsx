import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { shops } from '@/server/db/schema/catalogue';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  cardNames,
  chipBar,
  createFilterCity,
  type FilterCity,
  listRegion,
  openList,
  shows,
} from '@/tests/support/ui/filter-city';

let city: FilterCity;
test.beforeAll(async () => {
  city = await createFilterCity(api);
});

describe('a chip', () => {
  test('is in the address, in the slice and on the button; Back takes it off', async () => {
    const { router, store, user } = await openList(api);
    await shows('Mangal', 'Oven', 'Sleepy');
    await user.click(
      within(await chipBar()).getByRole('link', { name: 'Open now' }),
    );
    await shows('Mangal', 'Oven');
    expect(router.current().asPath).toBe('/?open=1');
    expect(store.getState().shopFilter).toEqual({
      category_id: null,
      newest: false,
      order_by: null,
      group: { open: '1' },
    });
    expect(
      within(await chipBar()).getByRole('link', { name: 'Filters, 1 on' }),
    ).toBeVisible();
    await router.back();
    await shows('Mangal', 'Oven', 'Sleepy');
    expect(store.getState().shopFilter.group).toEqual({});
  });

  test('of a tag, a rating and a price leads to the list without it', async () => {
    const path = `/?take=${city.halal}&price_to=20&rating=4.5&open=1`;
    const { router, user } = await openList(api, path);
    await shows('Mangal');
    const chips = within(await chipBar());
    await chips.findByRole('link', { name: 'Halal, on' });
    expect(
      chips.getByRole('link', { name: /Up to .*20\.00.*, on/ }),
    ).toBeVisible();
    await user.click(chips.getByRole('link', { name: 'Halal, on' }));
    await user.click(
      await chips.findByRole('link', { name: '4.5 and up, on' }),
    );
    await shows('Mangal', 'Oven');
    const { query } = router.current();
    expect(query).toMatchObject({ price_to: '20', open: '1' });
    await user.click(chips.getByRole('link', { name: 'Clear all' }));
    await shows('Mangal', 'Oven', 'Sleepy');
    expect(router.current().asPath).toBe('/');
  });
});

describe('the form of all filters', () => {
  test('tells how many it would show, and puts what is chosen into the address', async () => {
    const { router, user } = await openList(api, '/?order_by=high_rating');
    await shows('Mangal', 'Oven', 'Sleepy');
    await user.click(
      within(await chipBar()).getByRole('link', { name: 'Filters' }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await form.findByRole('checkbox', { name: 'Halal' }));
    await user.click(form.getByRole('radio', { name: '4.5 and up' }));
    // as it is typed in most of our languages
    await user.type(form.getByRole('textbox', { name: 'To' }), '20,50');
    expect(router.current().asPath).toBe('/?order_by=high_rating');
    await user.click(await form.findByRole('button', { name: 'Show 1 place' }));
    await shows('Mangal');
    expect(router.current().query).toMatchObject({
      take: String(city.halal),
      price_to: '20.5',
      rating: '4.5',
      order_by: 'high_rating',
    });
    expect(
      within(await chipBar()).getByRole('link', { name: 'Filters, 3 on' }),
    ).toBeVisible();
  });

  test('has thumbs for the prices, which move the fields', async () => {
    const { router, user } = await openList(api, '/?price_to=11');
    await user.click(
      within(await chipBar()).getByRole('link', { name: /^Filters/ }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const most = await form.findByRole('slider', { name: /: To$/ });
    expect(most).toHaveAttribute('aria-valuetext', '$11.00');
    expect(form.getByRole('slider', { name: /: From$/ })).toHaveValue('4');
    act(() => most.focus());
    await user.keyboard('{ArrowLeft}');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveValue('10.8');
    // at its end a thumb asks for nothing
    await user.keyboard('{End}');
    expect(form.getByRole('textbox', { name: 'To' })).toHaveValue('');
    await user.click(
      await form.findByRole('button', { name: 'Show 3 places' }),
    );
    await waitFor(() => expect(router.current().asPath).toBe('/'));
  });

  test('stands in the page where its address is opened', async () => {
    await openList(api, '/restaurant?filters=1&rating=4&category_id=7');
    const form = await screen.findByRole<HTMLFormElement>('form', {
      name: 'Filters',
    });
    expect(form).toHaveAttribute('action', '/restaurant');
    const sent = new FormData(form);
    expect(sent.get('category_id')).toBe('7');
    expect(sent.get('rating')).toBe('4');
    expect(sent.get('open')).toBeNull();
  });
});

describe('the order', () => {
  test('is a link each, and what comes first follows it', async () => {
    const { router, store, user } = await openList(
      api,
      '/?order_by=low_rating',
    );
    await shows('Sleepy', 'Oven', 'Mangal');
    const list = within(await listRegion());
    await user.click(list.getByText('Sort: Lowest rated'));
    await user.click(list.getByRole('link', { name: 'Top rated' }));
    await waitFor(async () =>
      expect(await cardNames()).toEqual(['Mangal', 'Oven', 'Sleepy']),
    );
    expect(router.current().asPath).toBe('/?order_by=high_rating');
    expect(store.getState().shopFilter.order_by).toBe('high_rating');
  });

  test('is offered with the best first, and by itself with what is recommended', async () => {
    const { user } = await openList(api);
    const list = within(await listRegion());
    await user.click(await list.findByText('Sort: Recommended'));
    const names = list
      .getAllByRole('link')
      .map((link) => link.textContent.trim());
    expect(names).toContain('Cheapest delivery');
    expect(names).not.toContain('Lowest rated');
    expect(names).not.toContain('Least ordered');
  });
});

test('the chip New shows what opened lately, and keeps the filters', async () => {
  const { router, user } = await openList(api, '/?open=1');
  await shows('Mangal', 'Oven');
  const chips = within(screen.getByRole('list', { name: 'Filters' }));
  await user.click(chips.getByRole('link', { name: 'New' }));
  await shows('Oven');
  expect(router.current().query).toEqual({ open: '1', newest: '1' });
  await user.click(chips.getByRole('link', { name: 'New, on' }));
  await shows('Mangal', 'Oven');
});

test('filters that fit nothing can be taken off one by one', async () => {
  const { user } = await openList(
    api,
    `/?take=${city.halal}&rating=4.5&deals=1`,
  );
  await screen.findByRole('heading', { name: 'Nothing fits these filters' });
  const list = within(await listRegion());
  const [, off] = await list.findAllByRole('list', { name: 'Filters' });
  await user.click(
    await within(off!).findByRole('link', { name: 'Deals, on' }),
  );
  await shows('Mangal');
});

test('"Free delivery offers" is no chip where nobody has one, and finds who is free from an amount on', async () => {
  const terms = { deliveryStartMinor: 150 };
  await api.db.update(shops).set(terms);
  forgetCached('');
  const { unmount } = await openList(api);
  await shows('Mangal', 'Oven', 'Sleepy');
  const name = 'Free delivery offers';
  await waitFor(() =>
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument(),
  );
  unmount();
  await api.db
    .update(shops)
    .set({ freeDeliveryFromMinor: 2_500 })
    .where(eq(shops.ratingAvg, 4.8));
  forgetCached('');
  const { user } = await openList(api);
  await user.click(await screen.findByRole('link', { name }));
  await shows('Mangal');
});
