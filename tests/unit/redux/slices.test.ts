import { describe, expect, test } from 'vitest';
import { likedCleared, likedReducer, likeToggled } from '@/redux/slices/liked';
import {
  orderDraftChanged,
  orderDraftCleared,
  orderReducer,
} from '@/redux/slices/order';
import {
  historyCleared,
  searchReducer,
  type SearchState,
  termRemoved,
  termSearched,
} from '@/redux/slices/search';
import {
  locationChosen,
  settingsReceived,
  settingsReducer,
  settingsReset,
} from '@/redux/slices/settings';
import {
  filterChanged,
  filterCleared,
  shopFilterReducer,
} from '@/redux/slices/shop-filter';

const BEGIN = { type: '@@init' };
type Action = Parameters<typeof searchReducer>[1];

/** The state after these actions, from the beginning. */
function after<S>(
  reducer: (state: S | undefined, action: Action) => S,
  ...actions: Action[]
): S {
  return actions.reduce<S>(reducer, reducer(undefined, BEGIN));
}

describe('search history', () => {
  const searched = (...terms: string[]): SearchState =>
    after(searchReducer, ...terms.map((term) => termSearched(term)));

  test('keeps the five newest, newest first', () => {
    expect(searched('a', 'b', 'c', 'd', 'e', 'f').history).toEqual([
      'f',
      'e',
      'd',
      'c',
      'b',
    ]);
  });

  test('holds no term twice: the repeated one is the newest', () => {
    expect(searched('plov', 'tea', ' plov ').history).toEqual(['plov', 'tea']);
  });

  test('takes no empty term', () => {
    expect(searched('plov', '   ').history).toEqual(['plov']);
  });

  test('forgets one term, or all', () => {
    const state = searched('plov', 'tea');
    expect(searchReducer(state, termRemoved('plov')).history).toEqual(['tea']);
    expect(searchReducer(state, historyCleared()).history).toEqual([]);
  });
});

test('a reset of the settings keeps where the customer is', () => {
  const place = {
    address: 'Navoi Street 30',
    location: { latitude: 41.3, longitude: 69.2 },
  };
  expect(
    after(
      settingsReducer,
      settingsReceived({ title: 'Sofra' }),
      locationChosen(place),
      settingsReset(),
    ),
  ).toEqual({ values: {}, ...place });
});

test('a like is taken back by the second press; the newest like is first', () => {
  const liked = after(
    likedReducer,
    likeToggled('a'),
    likeToggled('b'),
    likeToggled('c'),
    likeToggled('b'),
  );
  expect(liked.uuids).toEqual(['c', 'a']);
  expect(likedReducer(liked, likedCleared()).uuids).toEqual([]);
});

test('the filter changes part by part and is cleared as a whole', () => {
  const filter = after(
    shopFilterReducer,
    filterChanged({ category_id: 3 }),
    filterChanged({ newest: true }),
  );
  expect(filter).toMatchObject({ category_id: 3, newest: true });
  expect(shopFilterReducer(filter, filterCleared())).toEqual({
    category_id: null,
    newest: false,
    order_by: null,
    group: {},
  });
});

test('an order begins as a delivery as soon as possible', () => {
  const draft = after(orderReducer, orderDraftChanged({ shop_id: 4 }));
  expect(draft).toEqual({
    shop_id: 4,
    delivery_type: 'delivery',
    delivery_date: null,
    delivery_time: null,
  });
  expect(orderReducer(draft, orderDraftCleared()).shop_id).toBeNull();
});

test('one pickup order leaves the mode as the person chose it', () => {
  const chosen = after(
    orderReducer,
    orderDraftChanged({ shop_id: 4, delivery_type: 'pickup' }),
  );
  expect(orderReducer(chosen, orderDraftCleared())).toMatchObject({
    shop_id: null,
    delivery_type: 'pickup',
  });
});
