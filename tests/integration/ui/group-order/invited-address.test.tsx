import { afterEach, expect } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { openCartBrowser } from '@/tests/support/cart/cart-browser';
import { createGroup } from '@/tests/support/factories/group';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { rememberChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

afterEach(() => rememberChoice(COOKIES.address, ''));

test('who is invited sees the house that the order goes to, and no flat', async () => {
  const group = await createGroup(api);
  await group.eat([[group.side, 1]]);
  const { latitude, longitude } = group.shop;
  const title = 'Amir Temur Avenue 12, flat 7, Yunusobod district';
  rememberChoice(
    COOKIES.address,
    JSON.stringify({ title, latitude, longitude }),
  );
  await signInBrowser(api, {
    id: group.owner.userId,
    firstname: 'Dilnoza',
    lastname: '',
  });
  await renderApp(<ShopPageContainer id={group.shop.id} />, {
    api,
    path: `/restaurant/${group.shop.id}`,
  });
  const told = async (): Promise<unknown> => {
    const path = `/rest/cart/invitation/${group.code}`;
    return (await openCartBrowser(api).call('GET', path)).body.data.address;
  };
  await expect.poll(told).toBe('Amir Temur Avenue 12');
});
