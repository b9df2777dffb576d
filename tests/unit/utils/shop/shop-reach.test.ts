import { describe, expect, it } from 'vitest';
import { cartStory, cartTerms } from '@/utils/cart/cart-terms';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { reachOf } from '@/utils/shop/shop-reach';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';

const shell = { lang: 'en', currency: DEFAULT_CURRENCY };
const stranger = catalogueScope({ ...shell, address: null });
const chosen = catalogueScope({
  ...shell,
  address: { title: 'Home', latitude: 41.3, longitude: 69.2 },
});
const answer = {
  distance: 0.5,
  delivery_fee: 1.7,
  price: 1.5,
  price_per_km: 0.4,
};

describe('who has chosen no address', () => {
  it('is told no distance and no exact fee of the default location', () => {
    expect(reachOf(answer, stranger)).toEqual({
      distance: null,
      fee: null,
      leastFee: 1.5,
    });
    expect(reachOf(answer, chosen)).toEqual({
      distance: 0.5,
      fee: 1.7,
      leastFee: null,
    });
  });

  it('is told the fee of a shop that asks nothing by the kilometre', () => {
    expect(reachOf({ ...answer, price_per_km: 0 }, stranger)).toMatchObject({
      fee: 1.7,
      leastFee: null,
    });
  });

  it('sees in the cart what it comes to at least, exact again once the delivery is free', () => {
    const { fee, leastFee } = reachOf(answer, stranger);
    const shop = {
      deliveryFee: fee,
      leastFee,
      freeDeliveryFrom: 25,
      minAmount: 0,
      minutes: { from: 20, to: 30 },
      serviceFeePercent: 0,
      smallOrderFee: null,
      taxPercent: 0,
    };
    const storyOf = (total: number) => {
      const sums = { price: total, discount: 0, total };
      return cartStory(
        sums,
        cartTerms({ sums, goals: null }, shop, { title: 'USD' }),
      );
    };
    expect(storyOf(10)).toMatchObject({ total: 11.5, isLeast: true });
    expect(storyOf(25)).toMatchObject({ total: 25 });
    expect(storyOf(25)).not.toHaveProperty('isLeast');
  });
});
